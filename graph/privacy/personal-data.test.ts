import { afterEach, beforeEach, expect, test } from 'vitest';
import { Review } from '../catalog/reviews/review.entity.ts';
import { User } from '../people/accounts/user.entity.ts';
import { address, checkoutInput, fullAddress, place } from '../proof/testing/buying.ts';
import { mailedToken } from '../proof/testing/mailed-token.ts';
import {
  AnswerReviewDocument,
  CreateCustomFieldDocument,
  EraseUserDocument,
  ErasureRefusalsDocument,
  InviteStaffDocument,
  PersonalDataDocument,
  RequestPasswordResetDocument,
  ReviewProductDocument,
  SaveAddressDocument,
  SetOrderFieldsDocument,
  StartCheckoutDocument,
  SyncCartDocument,
} from '../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { Order } from '../trade/orders/order.entity.ts';
import { OrderLine } from '../trade/orders/order-line.entity.ts';
import { eraseUser } from './erase-user.ts';
import { exportUser } from './export-user.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});
afterEach(() => shop.close());

/** A city that no random key has by chance, as keys have "Pune". */
const home = { ...fullAddress, city: 'Canary Town' };

/** A shopper with a paid order and a review. */
async function customer() {
  const client = await shop.shopper();
  const lamp = await shop.addProduct();
  const { input: bought } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const addresses = { shippingAddress: home, billingAddress: home };
  const { startCheckout: checkout } = await client.must(StartCheckoutDocument, {
    input: { ...bought, ...addresses },
  });
  const { data } = await place(client, checkout, await shop.pay(checkout));
  const { reviewProduct: review } = await client.must(ReviewProductDocument, {
    input: { productId: lamp.id, rating: 5, comment: 'Bright.' },
  });
  const greeting = { id: review.id, answer: `Dear ${client.user.name}, thank you. Samples follow.` };
  await (await shop.admin()).must(AnswerReviewDocument, { input: greeting });
  await client.must(SaveAddressDocument, { input: { label: 'Canary Home', address: home } });
  await client.must(SyncCartDocument, { input: { lines: [], codes: ['CANARY'] } });
  await shop.guest().must(RequestPasswordResetDocument, { email: client.user.email });
  const input = { email: client.user.email, name: 'Sam', permissions: ['ORDERS' as const] };
  await (await shop.admin()).must(InviteStaffDocument, { input });
  await mailedToken(shop, 'password.reset');
  const orderId = data!.placeOrder.id;
  await note(orderId);
  return { client, email: client.user.email, orderId };
}

/** Gives an order a value of a custom field. */
async function note(orderId: string) {
  const admin = await shop.admin();
  const field = { subject: 'ORDER', label: 'Gift wrap' } as const;
  const { createCustomField } = await admin.must(CreateCustomFieldDocument, { input: field });
  const customFields = [{ key: createCustomField.field.key, value: 'Canary Wrap' }];
  await admin.must(SetOrderFieldsDocument, { input: { id: orderId, customFields } });
}

const deliver = (id: string) => shop.em().nativeUpdate(Order, { id }, { deliveredAt: new Date() });

test('the export of a person contains everything that is stored about them, and no secret', async () => {
  const { client, email, orderId } = await customer();
  // What has an address alone belongs to who has confirmed it.
  await shop.em().nativeUpdate(User, client.user.id, { emailVerifiedAt: new Date() });
  const held = await exportUser(shop.later(), email.toUpperCase(), { guests: true });
  expect(held).toMatchObject({
    account: { id: client.user.id, name: 'Sam Shopper', email },
    sessions: [{}],
    reviews: [
      { rating: 5, comment: 'Bright.', state: 'shown', answer: expect.stringContaining('Dear Sam Shopper') },
    ],
    addresses: [{ label: 'Canary Home', phone: fullAddress.phone }],
    checkouts: [{ shipping_address: address.address, shipping_phone: fullAddress.phone }],
    orders: [{ id: orderId, customer_email: email, shipping_city: home.city, lines: [{ qty: 1 }] }],
    payments: [{ order_id: orderId }],
    orderCustomFields: [{ label: 'Gift wrap', value: 'Canary Wrap' }],
    mails: expect.arrayContaining([expect.objectContaining({ type: 'password.reset', to_address: email })]),
    cart: [{ lines: [], codes: ['CANARY'] }],
    links: [{ purpose: 'reset', email }],
    invitations: [{ email, permissions: ['ORDERS'] }],
  });
  expect(JSON.stringify(held)).not.toMatch(/hash|argon2/);
});

test('no table that refers to a person is left out of the export', async () => {
  const tables = await shop
    .em()
    .execute<{ name: string }[]>(
      "select distinct table_name as name from information_schema.columns where column_name in ('user_id', 'owner_id', 'email_key')",
    );
  const names = tables.map(({ name }) => name).sort();
  expect(names).toEqual([
    'addresses',
    'carts',
    'challenges',
    'checkouts',
    'customer_notes',
    'customer_tags',
    'inquiries',
    'invitations',
    'mails',
    'order_views',
    'orders',
    'passkeys',
    'past_customers',
    'past_orders',
    'presences',
    'recovery_codes',
    'redemptions',
    'review_reports',
    'review_votes',
    'reviews',
    'saved_products',
    'sessions',
    'sign_in_failures',
    'stock_alerts',
    'tokens',
    'totp',
    'users',
  ]);
});

test('after erasing, no table holds a name, an e-mail or an address of the person; sums and lines stay', async () => {
  const { email, orderId } = await customer();
  await deliver(orderId);
  const before = await shop.em().findOneOrFail(Order, orderId);
  const linesOf = () => shop.em().find(OrderLine, { order: orderId }, { orderBy: { position: 'asc' } });
  const linesBefore = await linesOf();
  await shop.em().execute("update payments set reference = 'Cash of Sam Shopper'");
  await eraseUser({ em: shop.em(), ports: shop.ports }, email);

  const tables = await shop
    .em()
    .execute<{ name: string }[]>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
  const everything = await Promise.all(
    tables.map(({ name }) => shop.em().execute(`select t::text from "${name}" t`)),
  );
  const text = JSON.stringify(everything);
  const { country: _, ...personalFields } = home;
  for (const personal of [
    email,
    'Sam Shopper',
    'Canary Home',
    'ending in 1111',
    'Canary Wrap',
    ...Object.values(personalFields),
  ]) {
    expect(text).not.toContain(personal);
  }
  expect(await shop.em().findOneOrFail(Review, { comment: 'Bright.' })).toMatchObject({
    name: 'Deleted user',
    answer: 'Dear … …, thank you. Samples follow.',
  });
  const after = await shop.em().findOneOrFail(Order, orderId);
  expect(after.totalPrice).toBe(before.totalPrice);
  expect((await linesOf()).map(({ name }) => name)).toEqual(linesBefore.map(({ name }) => name));
  await expect(exportUser(shop.later(), email, { guests: true })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('nobody is erased whose order still has to be delivered', async () => {
  const { email } = await customer();
  await expect(eraseUser({ em: shop.em(), ports: shop.ports }, email)).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  expect(await exportUser(shop.later(), email, { guests: true })).toMatchObject({ account: { email } });
});

test('an admin exports and erases the data of a person by the rules of the commands', async () => {
  const admin = await shop.admin();
  const { client, email, orderId } = await customer();
  const { id } = client.user;
  const { personalData } = await admin.must(PersonalDataDocument, { userId: id });
  expect(JSON.parse(personalData)).toMatchObject({ account: { id, email }, orders: [{ id: orderId }] });

  const refusals = async () => (await admin.must(ErasureRefusalsDocument, { id })).erasureRefusals;
  const { code, errors } = await admin.execute(EraseUserDocument, { id });
  expect([code, errors[0]?.message]).toEqual(['CONFLICT', ...(await refusals())]);
  await deliver(orderId);
  expect(await refusals()).toEqual([]);
  await admin.must(EraseUserDocument, { id });
  expect((await shop.em().findOneOrFail(Order, orderId)).customerEmail).not.toBe(email);
  expect((await admin.execute(PersonalDataDocument, { userId: id })).code).toBe('NOT_FOUND');
});

test('the data of an admin is neither shown nor erased by another', async () => {
  const [admin, other] = [await shop.admin(), await shop.admin()];
  const { id } = other.user;
  expect((await admin.execute(PersonalDataDocument, { userId: id })).code).toBe('CONFLICT');
  expect((await admin.execute(EraseUserDocument, { id })).code).toBe('CONFLICT');
  expect(await exportUser(shop.later(), other.user.email, { guests: true })).toMatchObject({
    account: { id },
  });
});
