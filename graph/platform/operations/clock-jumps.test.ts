import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { deliverWebhook } from '../../proof/testing/deliver-webhook.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  AdminOrdersDocument,
  CountStockDocument,
  MeDocument,
  MyOrdersDocument,
  ProductsDocument,
  SignInDocument,
  StartCheckoutDocument,
  StartStocktakeDocument,
} from '../../proof/testing/operations.generated.ts';
import { payBefore } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';
import { Order } from '../../trade/orders/order.entity.ts';
import { SandboxPayment } from '../../trade/payments/gateways/sandbox/ledger.entity.ts';
import { reconcile } from '../../trade/payments/reconcile.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Moves the clock of this process. */
const jump = (ms: number) => void vi.setSystemTime(Date.now() + ms);

let shop: TestShop;
let shopper: TestClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shop = await testShop({ webhooks: false });
  shopper = await shop.shopper();
  await shop.admin();
});
afterEach(async () => {
  try {
    expect(await shop.violations()).toEqual([]);
  } finally {
    vi.useRealTimers();
    await shop?.close();
  }
});

const deps = () => ({ ...shop, em: shop.em() });
const jobs = () => runJobs(declared.jobs, deps(), shop.logger);
const stock = async () => (await shop.guest().must(ProductsDocument)).products.products[0]?.countInStock;
const isSignedIn = async (client: TestClient) => (await client.must(MeDocument)).me !== null;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);

test('a hold is neither released early by a clock that is put back, nor later than by as much as the clock was wrong', async () => {
  const { id } = await shop.addProduct();
  await startCheckout(shopper, id);
  jump(-HOUR);
  await jobs();
  expect(await stock()).toBe(9);
  jump(HOUR + 14 * MINUTE);
  await jobs();
  expect(await stock()).toBe(9);
  jump(2 * MINUTE);
  await jobs();
  await jobs();
  expect(await stock()).toBe(10);

  jump(DAY);
  await startCheckout(shopper, id);
  jump(-DAY);
  await jobs();
  expect(await stock()).toBe(9);
  jump(DAY + 16 * MINUTE);
  await jobs();
  expect(await stock()).toBe(10);
});

test('a clock that goes ahead ends holds: who has paid gets the items that are left, or all the money back', async () => {
  const [left, last] = [await shop.addProduct(), await shop.addProduct({ countInStock: 1 })];
  const other = await shop.shopper();
  const [lucky, late] = [await startCheckout(shopper, left.id), await startCheckout(other, last.id)];
  const [forLucky, forLate] = [await shop.pay(lucky), await shop.pay(late)];
  jump(DAY);
  // Alone, since it may run before the search for payments.
  expect(await expireHolds(shop.later())).toBe(2);
  await startCheckout(await shop.shopper(), last.id);
  jump(-DAY);
  expect((await place(shopper, lucky, forLucky)).data?.placeOrder.isPaid).toBe(true);
  expect((await place(other, late, forLate)).code).toBe('OUT_OF_STOCK');
  expect((await atProvider(forLate.paymentId)).status).toBe('refunded');
});

test.each([
  ['put back an hour', -HOUR],
  ['put ahead a day', DAY],
])(
  'with a clock that is %s between all steps a key has one checkout and one order, however often it is reported',
  async (_, ms) => {
    const { id } = await shop.addProduct();
    const input = checkoutInput([{ productId: id, qty: 1 }]);
    const { startCheckout: first } = await shopper.must(StartCheckoutDocument, input);
    jump(ms);
    const { startCheckout: again } = await shopper.must(StartCheckoutDocument, input);
    expect(again.id).toBe(first.id);
    const payment = await shop.pay(first);
    jump(ms);
    expect(await deliverWebhook(shop, first.payment.providerOrderId, 'evt_jump')).toBe(200);
    jump(ms);
    expect(await deliverWebhook(shop, first.payment.providerOrderId, 'evt_jump')).toBe(200);
    const placed = await place(shopper, first, payment);
    jump(-2 * ms);
    expect((await place(shopper, first, payment)).data).toEqual(placed.data);
    await jobs();
    expect(await shop.em().find(Order, {})).toMatchObject([
      { id: placed.data?.placeOrder.id, paidAt: expect.any(Date) },
    ]);
  },
);

test('a payment that was not reported is found, although the provider was last read while the clock was a day ahead', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  jump(DAY);
  await jobs();
  jump(-DAY);
  await shop.pay(checkout);
  jump(MINUTE);
  await jobs();
  expect(await shop.em().find(Order, {})).toMatchObject([
    { checkout: { id: checkout.id }, paidAt: expect.any(Date) },
  ]);
});

test('a payment without an order is refunded, although the last search for it was while the clock was a day ahead', async () => {
  jump(DAY);
  const look = () => reconcile(deps(), { logger: shop.logger, refundUnordered: true });
  await look();
  jump(-DAY);
  const id = await payBefore(shop, 157_49);
  jump(9 * MINUTE);
  await look();
  expect((await atProvider(id)).status).toBe('refunded');
});

test('a session outlives both jumps, and one that was begun while the clock was ahead does end', async () => {
  jump(-HOUR);
  expect(await isSignedIn(shopper)).toBe(true);
  jump(HOUR + DAY);
  expect(await isSignedIn(shopper)).toBe(true);
  const ahead = await shop.shopper();
  jump(-DAY);
  await jobs();
  expect([await isSignedIn(shopper), await isSignedIn(ahead)]).toEqual([true, true]);
  jump(8 * DAY);
  await jobs();
  expect([await isSignedIn(shopper), await isSignedIn(ahead)]).toEqual([false, false]);
});

test('a locked account stays locked when the clock is put back, and opens when the time is over by the right clock', async () => {
  const signIn = (password: string) =>
    shop.guest().execute(SignInDocument, { input: { email: shopper.user.email, password } });
  for (let failed = 0; failed < 10; failed++) await signIn('wrong horse');
  jump(-HOUR);
  await jobs();
  expect((await signIn(TEST_PASSWORD)).code).toBe('RATE_LIMITED');
  jump(HOUR + 14 * MINUTE);
  expect((await signIn(TEST_PASSWORD)).code).toBe('RATE_LIMITED');
  jump(2 * MINUTE);
  expect((await signIn(TEST_PASSWORD)).data?.signIn.id).toBe(shopper.user.id);
  jump(DAY);
  expect((await signIn('wrong horse')).code).toBe('WRONG_CREDENTIALS');
});

test('lists of orders have one sequence, and each order is on one page, also when the clock jumped between them', async () => {
  const { id } = await shop.addProduct({ countInStock: 100 });
  const placed: string[] = [];
  for (let step = 0; step < 13; step++) {
    const { data } = await place(shopper, await startCheckout(shopper, id));
    placed.push(data!.placeOrder.id);
    jump([-HOUR, 0, DAY][step % 3]!);
  }
  const pages = [1, 2].map((page) => shopper.must(MyOrdersDocument, { page }));
  const own = (await Promise.all(pages)).flatMap(({ me }) => me!.orders.orders.map((order) => order.id));
  expect(own).toHaveLength(13);
  expect([...own].sort()).toEqual([...placed].sort());
  const { orders } = (await (await shop.admin()).must(AdminOrdersDocument)).orders;
  expect(orders.map((order) => order.id)).toEqual(own);
  const byTime = orders.map(({ createdAt, id }) => `${new Date(createdAt).toISOString()} ${id}`);
  expect(byTime).toEqual([...byTime].sort().reverse());
});

test('a count of stock after the clock was put back expects what is there, and does not take earlier changes for later ones', async () => {
  jump(HOUR);
  const { id: variantId } = await shop.addProduct({ countInStock: 5 });
  jump(-HOUR);
  const admin = await shop.admin();
  const { startStocktake } = await admin.must(StartStocktakeDocument, { input: {} });
  const entries = [{ key: randomUUID(), variantId, counted: 4 }];
  const input = { stocktakeId: startStocktake.stocktake.id, entries };
  const { results } = (await admin.must(CountStockDocument, { input })).countStock;
  expect(results[0]).toMatchObject({ code: null, line: { expected: 5, difference: -1 } });
});
