import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { Attribute } from '../../catalog/attributes/attribute.entity.ts';
import { Category } from '../../catalog/categories/category.entity.ts';
import { Manufacturer } from '../../catalog/manufacturers/manufacturer.entity.ts';
import { CostChange } from '../../catalog/products/cost-change.entity.ts';
import { Product } from '../../catalog/products/product.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';

import { expiryOf, issueToken } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { SavedAddress } from '../../people/addresses/saved-address.entity.ts';
import { Invitation } from '../../people/staff/invitation.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { Payment } from '../../trade/payments/payment.entity.ts';
import { Refund } from '../../trade/payments/refund.entity.ts';
import { fullAddress } from '../testing/buying.ts';
import { ownersCheckout, placedOrder, type Stage } from './stage.ts';

export const product = async ({ shop }: Stage) => ({ id: (await shop.addProduct()).id });
export const deletedProduct = async (stage: Stage) => {
  const { id } = await product(stage);
  const deletedAt = stage.shop.ports.now();
  await stage.shop.em().nativeUpdate(Variant, { product: id }, { deletedAt });
  await stage.shop.em().nativeUpdate(Product, id, { deletedAt });
  return { id };
};
/** A product's variant with a net content, a cost and its history, and another product with its barcode. */
export const costlyTwins = async ({ shop, owner: { user } }: Stage, id: string) => {
  const { id: twin } = await shop.addProduct();
  await shop.em().nativeUpdate(Variant, [id, twin], { barcode: '96385074' });
  await shop.em().nativeUpdate(Variant, id, { cost: 400, netContent: '250 g' });
  await shop.em().nativeUpdate(Product, id, { netContent: '250 g' });
  const change = { id: v7(), variant: id, after: 400, actor: user.id, at: shop.ports.now() };
  await shop.em().insert(CostChange, { ...change, before: null });
};
/** A manufacturer outside of the EU, of a product if one is named. */
export const manufacturer = async ({ shop }: Stage, productId?: string) => {
  const contact = { postalAddress: '1 High Street\nLondon', electronicAddress: 'safety@maker.example' };
  const responsiblePerson = { name: 'Importer', ...contact };
  const id = v7();
  await shop.em().insert(Manufacturer, { id, name: `Maker ${id}`, ...contact, responsiblePerson });
  const documents = [
    { path: `/uploads/${'0'.repeat(32)}.pdf`, title: 'Manual', kind: 'MANUAL' as const, bytes: 9 },
  ];
  const safety = { manufacturerId: id, warnings: ['Keep dry.'], documents };
  if (productId) await shop.em().nativeUpdate(Product, productId, safety);
  return { id };
};
export const draft = async ({ shop }: Stage) => ({ id: (await shop.addProduct({ isDraft: true })).id });
/** The SKU of the only variant of a product. */
export const skuOf = async ({ shop }: Stage, isDraft: boolean) => {
  const { id } = await shop.addProduct({ isDraft });
  const sku = `SKU-${id}`;
  await shop.em().nativeUpdate(Variant, id, { sku });
  return sku;
};
export const owner = async (stage: Stage) => ({ id: stage.owner.user.id });
export const admin = async ({ shop }: Stage) => ({ id: (await shop.admin()).user.id });
export const order = async (stage: Stage) => {
  await placedOrder(stage, stage.other);
  return { id: await placedOrder(stage, stage.owner) };
};
/** An address in the address book of the owner. */
export const savedAddress = async ({ shop, owner: { user } }: Stage) => {
  const [createdAt, lastUsedAt] = [shop.ports.now(), shop.ports.now()];
  const saved = { label: 'Home', address: fullAddress, isDefault: false, createdAt, lastUsedAt };
  return { id: await shop.em().insert(SavedAddress, { id: randomUUID(), user: user.id, ...saved }) };
};
/** A partly refunded order. */
export const refundedOrder = async (stage: Stage) => {
  const { id } = await order(stage);
  const { id: payment } = await stage.shop.em().findOneOrFail(Payment, { order: id });
  const made = {
    amount: 1,
    currency: 'INR',
    state: 'made' as const,
    createdAt: new Date(0),
    madeAt: new Date(0),
  };
  await stage.shop.em().insert(Refund, { id: randomUUID(), payment, order: id, ...made });
  return { id };
};
/** A payment without an order, created in 1970. */
export const returnedPayment = async (stage: Stage, madeAt: Date | null) => {
  const [payment, checkout] = [randomUUID(), await ownersCheckout(stage)];
  const money = { amount: 1, currency: 'INR', createdAt: new Date(0) };
  await stage.shop.em().insert(Payment, { id: payment, checkout, ...money });
  const refund = {
    payment,
    reason: 'Sold out.',
    state: madeAt ? ('made' as const) : ('due' as const),
    madeAt,
  };
  await stage.shop.em().insert(Refund, { id: randomUUID(), ...money, ...refund });
  return payment;
};
export const failingRefund = async (stage: Stage) => {
  const { id } = await stage.shop.em().findOneOrFail(Refund, { payment: await returnedPayment(stage, null) });
  const attempts = { attempts: 2, nextAttemptAt: new Date(), lastError: 'No answer.' };
  await stage.shop.em().nativeUpdate(Refund, id, { attempts });
  return id;
};
/** A mail to the owner about an order. */
export const sentMail = async (stage: Stage) => {
  const { user } = stage.owner;
  const order = await placedOrder(stage, stage.owner);
  const mail = {
    id: randomUUID(),
    type: 'order.delivered',
    userId: user.id,
    orderId: order,
    toName: user.name,
    toAddress: user.email,
  };
  const now = new Date();
  return stage.shop.em().insert(Mail, { ...mail, createdAt: now, sentAt: now, subject: 'Delivered' });
};
/** A token for a new account. */
export const tokenFor = async ({ shop }: Stage, purpose: 'reset' | 'sign_in' | 'verify') => {
  const { id: userId, emailKey } = (await shop.shopper()).user;
  return issueToken(shop.em(), purpose, { userId, emailKey: emailKey! }, shop.ports.now());
};
/** A token for the owner of a new account to which staff entered another address. */
export const answerToken = async ({ shop }: Stage) => {
  const { id: userId } = (await shop.shopper()).user;
  const newEmail = `${randomUUID()}@example.com`;
  await shop.em().nativeUpdate(User, userId, { newEmail, newEmailCountsAt: shop.ports.now() });
  return issueToken(shop.em(), 'new_email', { userId, emailKey: newEmail }, shop.ports.now());
};
/** A token for a new guest, of the order of that guest. */
export const guestToken = async (stage: Stage, purpose: 'order' | 'payment' | 'claim', isPaid = true) => {
  const guest = await stage.shop.guestBuyer();
  const orderId = await placedOrder(stage, guest, isPaid);
  const { id: userId, guestEmailKey } = guest.user;
  const owner = { userId, emailKey: guestEmailKey!, orderId };
  return issueToken(stage.shop.em(), purpose, owner, stage.shop.ports.now());
};
/** An open invitation of an admin. */
export const invitation = async ({ shop }: Stage) => {
  const inviter = (await shop.admin()).user.id;
  const email = `${randomUUID()}@example.org`;
  const open = {
    id: randomUUID(),
    name: 'Ina',
    email,
    emailKey: email,
    permissions: ['ORDERS' as const],
    inviter,
  };
  await shop.em().insert(Invitation, { ...open, expiresAt: expiryOf('invite', shop.ports.now()) });
  return open;
};
export const invited = async (stage: Stage) => {
  const { id: invitationId, inviter: userId, emailKey } = await invitation(stage);
  return issueToken(stage.shop.em(), 'invite', { userId, emailKey, invitationId }, stage.shop.ports.now());
};
export const onePage = async () => ({ pageSize: 2 });
/** For what is queried with all orders of each entry: more would cost too much. */
export const oneEntry = async () => ({ pageSize: 1 });
export const lines = async ({ shop }: Stage) => [{ productId: (await shop.addProduct()).id, qty: 1 }];
export const review = { rating: 5, comment: 'Bright.' };
export const lamp = { name: 'Red lamp', price: 500, image: '/images/lamp-800.webp', countInStock: 2 };
export const changes = { name: 'Edited', isAdmin: false };
export const redVariant = { options: ['Red'], price: 500, countInStock: 2 };

export const category = async ({ shop }: Stage) => {
  const id = randomUUID();
  await shop.em().insert(Category, { id, name: id, slug: id });
  return id;
};
export const attribute = async ({ shop }: Stage) => {
  const key = `a${randomUUID().replaceAll('-', '_')}`.slice(0, 40);
  await shop.em().insert(Attribute, { key, label: 'Colour', type: 'text' });
  return { key };
};

/** Money for an unpaid order of the owner. */
export const manualPayment = async (stage: Stage) => {
  const orderId = await placedOrder(stage, stage.owner, false);
  const { totalPrice: amount } = await stage.shop.em().findOneOrFail(Order, { id: orderId });
  return { orderId, amount, reference: 'Line 4' };
};

/** Money given back for an order of the owner that was paid by hand. */
export const manualRefund = async (stage: Stage) => {
  const { id: orderId } = await order(stage);
  await stage.shop.em().nativeUpdate(Payment, { order: orderId }, { recordedBy: stage.owner.user.id });
  return { orderId, refundedAmount: 1 };
};
