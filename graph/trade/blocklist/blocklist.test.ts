import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import { address, checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import {
  BlockBuyerDocument,
  type BlockBuyerMutationVariables,
  BlockedBuyersDocument,
  CreateStaffOrderDocument,
  OrderCartDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  UnblockBuyerDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, startLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let clerk: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop();
  await shop.admin();
  clerk = await shop.staff(Permission.Orders);
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
});
afterEach(async () => {
  for (const { id } of (await clerk.must(BlockedBuyersDocument, {})).blockedBuyers.nodes)
    await clerk.must(UnblockBuyerDocument, { input: { id } });
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const block = async (what: Omit<BlockBuyerMutationVariables['input'], 'reason'>, reason = 'Stolen card') =>
  (await clerk.must(BlockBuyerDocument, { input: { ...what, reason } })).blockBuyer.blockedBuyers;

const elsewhere = { ...address, address: '7 Oak Lane', phone: '+91 98765 43210' };
const input = (shippingAddress: object) => ({
  ...checkoutInput([{ productId, qty: 1 }]).input,
  shippingAddress: { ...address, ...shippingAddress },
  paymentMethod: 'PayPal',
});
const start = (client: TestClient, shippingAddress = {}) =>
  client.execute(StartCheckoutDocument, { input: input(shippingAddress) });
const heldOf = async () =>
  (
    await shop.em().execute<{ n: number }[]>("select count(*)::int as n from checkouts where stock = 'held'")
  )[0]!.n;

test('a blocked address of mail, phone or house buys nothing, and the answer does not say why', async () => {
  const shopper = await shop.shopper();
  const before = await heldOf();
  for (const what of [{ email: shopper.user.email }, { phone: '98765-43210' }, { address: elsewhere }]) {
    const [entry] = await block(what);
    const { code, errors } = await start(shopper, elsewhere);
    expect([code, errors[0]!.message]).toEqual([
      'PURCHASE_REFUSED',
      'The shop cannot take this order. Nothing was charged. Please contact the shop.',
    ]);
    await clerk.must(UnblockBuyerDocument, { input: { id: entry!.id } });
  }
  expect(await heldOf()).toBe(before);
  expect((await start(shopper, elsewhere)).code).toBeUndefined();
});

test('a guest is refused as well, also by the billing address and in one call', async () => {
  await block({ email: 'gil@example.com', address: elsewhere });
  const guest = { email: 'Gil+2@example.com', name: 'Gil' };
  expect(
    (await shop.guest().execute(StartCheckoutDocument, { input: { ...input({}), ...guest } })).code,
  ).toBe('PURCHASE_REFUSED');
  const shopper = await shop.shopper();
  const billed = { ...input({}), billingAddress: elsewhere };
  expect((await shopper.execute(OrderCartDocument, { input: billed })).code).toBe('PURCHASE_REFUSED');
});

test('an unpaid order of somebody who is blocked since cannot be paid; what is paid already is ordered', async () => {
  const shopper = await shop.shopper();
  const { id: orderId } = (await place(shopper, await startCheckout(shopper, productId))).data!.placeOrder;
  const checkout = await startCheckout(shopper, productId);
  const payment = await shop.pay(checkout);
  await block({ email: shopper.user.email });
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBe('PURCHASE_REFUSED');
  expect((await place(shopper, checkout, payment)).data!.placeOrder.isPaid).toBe(true);
});

test('a checkout that was started before is not accepted to be paid later', async () => {
  await offerAllWaysToPay(shop);
  const shopper = await shop.shopper();
  const checkout = await startLater(shopper, productId);
  await block({ email: shopper.user.email });
  expect((await place(shopper, checkout)).code).toBe('PURCHASE_REFUSED');
});

test('a country code of another country than the name is refused', async () => {
  const shopper = await shop.shopper();
  const { code, errors } = await start(shopper, { country: 'India', countryCode: 'DE' });
  expect([code, errors[0]!.message]).toEqual([
    'BAD_USER_INPUT',
    'The country code is that of another country. Leave it out, or correct one of both.',
  ]);
  expect((await start(shopper, { country: 'Bharat', countryCode: 'IN' })).code).toBeUndefined();
});

test('staff who order for somebody who is blocked learn by what', async () => {
  await block({ email: 'gil@example.com' });
  const { code, errors } = await clerk.execute(CreateStaffOrderDocument, {
    input: {
      ...input({}),
      idempotencyKey: randomUUID(),
      customer: { email: 'gil@example.com', name: 'Gil' },
    },
  });
  expect([code, errors[0]!.message]).toEqual([
    'PURCHASE_REFUSED',
    'The e-mail address of this customer is blocked. Unblock it first.',
  ]);
});

test('the same thing is one entry with the newest reason; the list has labels, not addresses', async () => {
  const [first] = await block({ email: 'gil@example.com' });
  const [again] = await block({ email: 'GIL@example.com' }, 'Again');
  expect(again).toEqual({ ...first, reason: 'Again' });
  await block({ phone: '+91 98765 43210', address });
  const { nodes, pageInfo } = (await clerk.must(BlockedBuyersDocument, { first: 2 })).blockedBuyers;
  expect(nodes).toHaveLength(2);
  expect(pageInfo.hasNextPage).toBe(true);
  const rest = (await clerk.must(BlockedBuyersDocument, { first: 2, after: pageInfo.endCursor }))
    .blockedBuyers;
  expect([...nodes, ...rest.nodes].map(({ label }) => label).sort()).toEqual(
    ['g…@example.com', '…210', `${address.postalCode}, IN`].sort(),
  );
  const stored = JSON.stringify(await shop.em().execute('select * from blocked_buyers'));
  expect(stored).not.toMatch(/gil|98765|elm/i);
});

test.each([
  ['nothing', {}],
  ['a short phone number', { phone: '123' }],
  ['an address without a street', { address: { ...address, address: '.' } }],
  ['no e-mail address', { email: 'gil' }],
])('%s cannot be blocked', async (_, what) => {
  const { code } = await clerk.execute(BlockBuyerDocument, { input: { ...what, reason: 'x' } });
  expect(code).toBe('BAD_USER_INPUT');
});

test('what is not blocked cannot be unblocked', async () => {
  expect((await clerk.execute(UnblockBuyerDocument, { input: { id: randomUUID() } })).code).toBe('NOT_FOUND');
});
