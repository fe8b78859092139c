import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { accountActor } from '../../core/actor.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { address, startCheckout } from '../../proof/testing/buying.ts';
import { mailedToken } from '../../proof/testing/mailed-token.ts';
import {
  CreateStaffOrderDocument,
  OpenOrderDocument,
  PersonalDataDocument,
  ResendVerificationDocument,
  SavePromotionDocument,
  StaffOrderAccountDocument,
  StaffOrderDocument,
  StaffOrderQuoteDocument,
  UpdateProductDocument,
  UpdateProfileDocument,
  VerifyEmailDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { overridePrices } from '../cart/override-prices.ts';
import { Order } from '../orders/order.entity.ts';

let shop: TestShop;
let staff: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await shop.admin();
  staff = await shop.staff('ORDERS');
  productId = (await shop.addProduct({ name: 'Lamp', countInStock: 1000 })).id;
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

const input = (email: string, changes: object = {}) => ({
  idempotencyKey: crypto.randomUUID(),
  lines: [{ productId, qty: 2 }],
  shippingAddress: address,
  paymentMethod: 'PayPal',
  customer: { email, name: 'Gil' },
  ...changes,
});
const take = async (email: string, changes: object = {}, client = staff) =>
  (await client.must(CreateStaffOrderDocument, { input: input(email, changes) })).createStaffOrder;
const refusal = async (changes: object, email = 'gil@example.com') => {
  const { errors } = await staff.execute(CreateStaffOrderDocument, { input: input(email, changes) });
  return { ...errors[0]?.extensions, message: errors[0]?.message };
};
const ownerOf = async (id: string) =>
  (await shop.em().findOneOrFail(Order, id, { populate: ['owner'] })).owner;

test('an order for an address without an account is that of a guest, who gets a link to pay it', async () => {
  const order = await take('Gil@example.com');
  expect(order).toMatchObject({
    isOwn: false,
    isPaid: false,
    user: { name: 'Gil', email: 'Gil@example.com' },
  });
  expect(await ownerOf(order.id)).toMatchObject({ kind: 'guest', guestEmailKey: 'gil@example.com' });
  const [mail] = await shop.em().find(Mail, {});
  expect(mail).toMatchObject({ type: 'guest.order.payment_link', toAddress: 'Gil@example.com' });
  const token = await mailedToken(shop, 'guest.order.payment_link');
  const { openOrder } = await shop.guest().must(OpenOrderDocument, { token });
  expect(openOrder).toMatchObject({ id: order.id, isPaid: false });
});

test('an order for the address of an account is that of the account', async () => {
  const accountOf = (email: string) => staff.must(StaffOrderAccountDocument, { email });
  const shopper = await shop.confirmedShopper();
  const order = await take(shopper.user.email.toUpperCase());
  expect(order.user).toEqual({ name: shopper.user.name, email: shopper.user.email });
  expect((await shopper.must(StaffOrderDocument, { id: order.id })).order.isOwn).toBe(true);
  await mailedToken(shop, 'order.payment_link');
  expect((await accountOf(` ${shopper.user.email.toUpperCase()}`)).staffOrderAccount).toEqual(order.user);
  const { code } = await staff.execute(StaffOrderAccountDocument, { email: 'gil@example.com' });
  expect(code).toBe('NOT_FOUND');
});

test('an order for the address of an account that nobody has confirmed is that of a guest, until the owner confirms it', async () => {
  shop.settings.sendsMails = true;
  const stranger = await shop.shopper();
  const { email } = stranger.user;
  const order = await take(email);
  expect(order.user).toEqual({ name: 'Gil', email });
  expect(await ownerOf(order.id)).toMatchObject({ kind: 'guest', guestEmailKey: email });
  expect((await stranger.execute(StaffOrderDocument, { id: order.id })).code).toBe('NOT_FOUND');
  expect((await staff.execute(StaffOrderAccountDocument, { email })).code).toBe('NOT_FOUND');

  await stranger.must(ResendVerificationDocument);
  await stranger.must(VerifyEmailDocument, { token: await mailedToken(shop, 'account.verify') });
  expect((await stranger.must(StaffOrderDocument, { id: order.id })).order.isOwn).toBe(true);
  expect(await ownerOf((await take(email)).id)).toMatchObject({ id: stranger.user.id });
});

test('an address that an account is to have is not its own yet', async () => {
  shop.settings.sendsMails = true;
  const thief = await shop.confirmedShopper();
  const email = `wanted-${thief.user.email}`;
  await thief.must(UpdateProfileDocument, { input: { email } });
  expect(await ownerOf((await take(email)).id)).toMatchObject({ kind: 'guest' });
});

test('the log names the staff, and the prices that they set', async () => {
  const priceOverrides = [{ variantId: productId, price: 4000, reason: ' Scratched. ' }];
  const order = await take('log@example.com', { priceOverrides });
  const [event] = (await shop.events('order.placed')).filter(({ subjectId }) => subjectId === order.id);
  expect(event).toMatchObject({ actorKind: 'staff', actorId: staff.user.id });
  expect(event!.data).toMatchObject({ overrides: [{ variant: productId, price: 4000, shopPrice: 4999 }] });
});

test('staff take no order for their own account, however its address is spelt', async () => {
  const [name, domain] = staff.user.email.split('@');
  for (const own of [staff.user.email, `${name}+gift@${domain}`, staff.user.email.toUpperCase()])
    expect(await refusal({}, own)).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { email: 'This is your own account. Order for yourself in the shop.' },
    });
});

test('a price that staff set is charged, and its reason is shown to staff alone', async () => {
  const shopper = await shop.confirmedShopper();
  const priceOverrides = [{ variantId: productId, price: 4000, reason: ' Scratched. ' }];
  const order = await take(shopper.user.email, { priceOverrides });
  const priceOverride = { shopPrice: 4999, reason: 'Scratched.' };
  expect(order.orderItems).toMatchObject([{ price: 4000, listPrice: 4000, qty: 2, priceOverride }]);
  expect(order.itemsPrice).toBe(8000);
  const { orderItems } = (await shopper.must(StaffOrderDocument, { id: order.id })).order;
  expect(orderItems).toMatchObject([{ price: 4000, priceOverride: null }]);
  const { personalData } = await (await shop.admin()).must(PersonalDataDocument, {
    userId: shopper.user.id,
  });
  expect(JSON.stringify(personalData)).toContain(order.id);
  expect(JSON.stringify(personalData)).not.toContain('Scratched');
});

test('the bill of an order that staff take can go to another address', async () => {
  const billingAddress = { ...address, company: 'Canary Works', city: 'Mumbai' };
  const order = await take('bill@example.com', { billingAddress });
  expect(order.billingAddress).toEqual({ company: 'Canary Works', city: 'Mumbai' });
  expect((await take('bill@example.com')).billingAddress).toBeNull();
  expect(await refusal({ billingAddress: { ...billingAddress, city: '' } })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { 'billingAddress.city': expect.any(String) },
  });
});

test('an order that costs nothing is paid at once, and nobody is asked to pay', async () => {
  const { id: free } = await shop.addProduct({ countInStock: 5 });
  const lines = [{ productId: free, qty: 3 }];
  const priceOverrides = [{ variantId: free, price: 0, reason: 'Replacement.' }];
  const admin = await shop.admin();
  await admin.must(SavePromotionDocument, {
    input: { title: 'Post', kind: 'FREE_SHIPPING', isAutomatic: true },
  });
  const order = await take('free@example.com', { lines, priceOverrides }, admin);
  expect(order).toMatchObject({ totalPrice: 0, isPaid: true });
  await expect(mailedToken(shop, 'guest.order.payment_link')).rejects.toThrow();
  await shop.em().execute('update promotions set is_active = false');
});

test('prices have limits', async () => {
  const set = (price: number, more: object = {}) =>
    refusal({ priceOverrides: [{ variantId: productId, price, reason: 'Why not', ...more }] });
  expect(await set(49_991)).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'The price of Lamp is more than 10 times its price in the shop. Check the decimals.',
  });
  expect(await set(-1)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await set(1, { reason: ' ' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await set(1, { variantId: crypto.randomUUID() })).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the same key is the same order; with another content or customer it is refused', async () => {
  const key = { idempotencyKey: crypto.randomUUID() };
  const order = await take('again@example.com', key);
  expect((await take('again@example.com', key)).id).toBe(order.id);
  const reused = { code: 'IDEMPOTENCY_KEY_REUSED' };
  expect(await refusal({ ...key, lines: [{ productId, qty: 1 }] }, 'again@example.com')).toMatchObject(
    reused,
  );
  expect(await refusal(key, 'another@example.com')).toMatchObject(reused);
  const priceOverrides = [{ variantId: productId, price: 1, reason: 'Now cheap' }];
  expect(await refusal({ ...key, priceOverrides }, 'again@example.com')).toMatchObject(reused);
  expect(await shop.em().count(User, { guestEmailKey: 'another@example.com' })).toBe(0);
  // Keys of others do not matter.
  const colleague = await shop.staff('ORDERS');
  expect((await take('again@example.com', key, colleague)).id).not.toBe(order.id);
});

test('what is missing or costs something else is reported by line, and nothing is ordered', async () => {
  const { id: last } = await shop.addProduct({ name: 'Last', countInStock: 1 });
  const before = await shop.em().count(Order);
  expect(await refusal({ lines: [{ productId: last, qty: 2 }] })).toMatchObject({
    code: 'OUT_OF_STOCK',
    lines: [{ productId: last, reason: 'OUT_OF_STOCK', available: 1 }],
  });
  expect(await refusal({ lines: [{ productId: last, qty: 1, price: 1 }] })).toMatchObject({
    code: 'PRICE_CHANGED',
    lines: [{ productId: last, reason: 'PRICE_CHANGED', price: 4999 }],
  });
  const seenPrices = { totalPrice: 1 };
  expect(await refusal({ seenPrices })).toMatchObject({ code: 'PRICE_CHANGED', quote: { itemsPrice: 9998 } });
  expect(await shop.em().count(Order)).toBe(before);
});

test('a price that changes while the order is taken is noticed, also under a price that staff set', async () => {
  const { id } = await shop.addProduct({ countInStock: 3 });
  const lines = [{ productId: id, qty: 1, price: 4999 }];
  const priceOverrides = [{ variantId: id, price: 4000, reason: 'As agreed' }];
  expect((await take('noticed@example.com', { lines, priceOverrides })).itemsPrice).toBe(4000);
  await (await shop.admin()).must(UpdateProductDocument, { input: { id, price: 5999 } });
  expect(await refusal({ lines, priceOverrides })).toMatchObject({ code: 'PRICE_CHANGED' });
});

test('staff take no order for themselves', async () => {
  // Their address is not confirmed, so the order would be that of a guest.
  expect(await refusal({}, staff.user.email)).toMatchObject({ code: 'BAD_USER_INPUT' });
  await shop.em().nativeUpdate(User, staff.user.id, { emailVerifiedAt: new Date() });
  expect(await refusal({}, staff.user.email.toUpperCase())).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('the holds count against the customer, not against the network of the staff', async () => {
  const before = { ...shop.settings.holdLimits };
  Object.assign(shop.settings.holdLimits, {
    openAtAddress: 1,
    unpaidAtAddress: 1,
    unpaidOfPerson: 1,
    units: 2,
  });
  const customer = await shop.confirmedShopper();
  await startCheckout(customer, productId);
  for (let n = 0; n < 3; n++) await take(customer.user.email);
  await take('one@example.com');
  await take('two@example.com');
  expect(await refusal({ lines: [{ productId, qty: 3 }] })).toMatchObject({ code: 'HOLD_LIMIT' });
  Object.assign(shop.settings.holdLimits, before);
});

test('the quote is what the order costs, with the discounts of the customer', async () => {
  const admin = await shop.admin();
  const first = {
    title: 'First',
    kind: 'PERCENT',
    value: 1000,
    firstOrderOnly: true,
    isAutomatic: true,
  } as const;
  await admin.must(SavePromotionDocument, { input: first });
  const shopper = await shop.confirmedShopper();
  const priceOverrides = [{ variantId: productId, price: 4000, reason: 'As agreed' }];
  const terms = { lines: [{ productId, qty: 2 }], country: 'India', priceOverrides };
  const quote = async (email?: string) =>
    (await staff.must(StaffOrderQuoteDocument, { ...terms, email })).staffOrderQuote;
  const cart = await quote(shopper.user.email);
  expect(cart).toMatchObject({ itemsPrice: 8000, discountPrice: 800, lines: [{ variant: { price: 4999 } }] });
  const seenPrices = { totalPrice: cart.totalPrice, itemsPrice: cart.itemsPrice };
  expect((await take(shopper.user.email, { priceOverrides, seenPrices })).totalPrice).toBe(cart.totalPrice);
  expect((await quote(shopper.user.email)).discountPrice).toBe(0);
  expect((await quote('new@example.com')).discountPrice).toBe(800);
  expect((await quote()).itemsPrice).toBe(8000);
  await shop.em().execute('update promotions set is_active = false');
});

test('prices that take more than the limit off an order need REFUNDS, in the quote as well', async () => {
  const { id: dear } = await shop.addProduct({ price: 10_001, countInStock: 20 });
  const order = (price: number, qty = 1) => ({
    lines: [{ productId: dear, qty }],
    priceOverrides: [{ variantId: dear, price, reason: 'A gift' }],
  });
  expect(await refusal(order(0))).toMatchObject({ code: 'FORBIDDEN', needs: 'REFUNDS' });
  expect(await refusal(order(5000, 2))).toMatchObject({
    code: 'FORBIDDEN',
    message:
      'These prices are ₹100.02 below the prices of the shop. More than ₹100.00 an order needs the permission REFUNDS.',
  });
  const quote = await staff.execute(StaffOrderQuoteDocument, { ...order(0), country: 'India' });
  expect(quote.code).toBe('FORBIDDEN');
  await take('gift@example.com', order(1));
  await take('gift@example.com', order(0), await shop.staff('ORDERS', 'REFUNDS'));
  // Raising one price does not make room for a gift of more.
  const lamps = { productId, qty: 2 };
  const raised = { variantId: productId, price: 9000, reason: 'Dearer' };
  const both = { lines: [lamps, { productId: dear, qty: 2 }] };
  const priceOverrides = [raised, { variantId: dear, price: 0, reason: 'A gift' }];
  expect(await refusal({ ...both, priceOverrides })).toMatchObject({ code: 'FORBIDDEN' });
});

test('prices need the permission', async () => {
  const client = await shop.shopper();
  const priceOverrides = [{ variantId: productId, price: 1, reason: 'Mine' }];
  const ctx = {
    actor: accountActor(client.user, 'password', { strongStaff: 'off' }),
    em: shop.em(),
    ports: shop.ports,
    settings: shop.settings,
  };
  await expect(overridePrices(ctx, [], priceOverrides)).rejects.toThrow(
    /^This needs an account with the permission [A-Z]+\.$/,
  );
  const variables = { input: input('gil@example.com', { priceOverrides }) };
  expect((await client.execute(CreateStaffOrderDocument, variables)).code).toBe('FORBIDDEN');
  const others = await shop.staff('PRODUCTS', 'REFUNDS', 'CUSTOMERS', 'PROMOTIONS', 'SETTINGS', 'STAFF');
  expect((await others.execute(CreateStaffOrderDocument, variables)).code).toBe('FORBIDDEN');
});
