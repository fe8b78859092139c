import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { LedgerPosition } from './ledger-position.entity.ts';
import { reconcile } from './reconcile.ts';
import { Refund } from './refund.entity.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let shop: TestShop;
let shopper: TestClient;
let fault: 'dead' | undefined;
/** In all of these tests webhooks are lost and tabs are closed. */
beforeEach(async () => {
  fault = undefined;
  shop = await testShop({ webhooks: false, fault: () => fault });
  await shop.admin();
  shopper = await shop.shopper();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const run = () =>
  reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
const isPaid = async (checkout: { id: string }) =>
  (await shop.em().count(Order, { checkout: checkout.id, paidAt: { $ne: null } })) > 0;
const checkoutOf = async (qty = 1) => startCheckout(shopper, (await shop.addProduct()).id, qty);

/** Abandoned checkouts, inserted into the database. */
const abandon = (count: number) =>
  shop.em().execute(
    `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, shipping_address, shipping_city,
       shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price,
       currency, stock, expires_at, provider_order_id, created_at, payment_choice, tax_lines, price_rules)
     select gen_random_uuid(), ?, 'abandoned-' || n, '', '[]', '', '', '', '', 'PayPal', 100, 100, 15, 215, 'INR',
       'released', ?, 'order_' || lpad(n::text, 14, '0'), ?, '{"kind": "provider"}', '[]', '{}' from generate_series(1, ?) n`,
    [shopper.user.id, shop.ports.now(), shop.ports.now(), count],
  );

test('an order of weeks ago that is paid today is settled', async () => {
  const checkout = await checkoutOf();
  const orderId = (await place(shopper, checkout)).data!.placeOrder.id;
  shop.clock.advance(3 * DAY + HOUR);
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId });
  await shop.pay(startPayment);
  await run();
  expect(await isPaid(checkout)).toBe(true);
});

test('each refund in the dashboard is recorded by the next round, however old its payment is and however many there are', async () => {
  const checkout = await checkoutOf(2);
  const { paymentId } = await shop.pay(checkout);
  await run();
  shop.clock.advance(20 * DAY);
  await run();
  const recorded = async () => {
    const made = await shop
      .em()
      .find(Refund, { payment: paymentId, state: 'made' }, { orderBy: { madeAt: 1 } });
    return made.map(({ amount }) => amount);
  };
  for (const amounts of [[1_00], [1_00, 2_00], [1_00, 2_00, 3_00]]) {
    await shop.provider.refund(paymentId, amounts.at(-1)!);
    shop.clock.advance(30_000);
    await run();
    expect(await recorded()).toEqual(amounts);
    expect(await shop.violations()).toEqual([]);
  }
  // While the provider is away none is lost.
  await shop.provider.refund(paymentId, 4_00);
  fault = 'dead';
  shop.clock.advance(3 * HOUR);
  await run();
  fault = undefined;
  await run();
  expect(await recorded()).toEqual([1_00, 2_00, 3_00, 4_00]);
});

test('two thousand abandoned checkouts keep no lost payment waiting, and cost no call', async () => {
  const paid = [await checkoutOf(), await checkoutOf(), await checkoutOf()];
  for (const checkout of paid) await shop.pay(checkout);
  await abandon(2_000);
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'paymentsMade');
  const askedOne = vi.spyOn(shop.ports.gateways.razorpay, 'listPayments');
  await run();
  for (const checkout of paid) expect(await isPaid(checkout)).toBe(true);
  expect(askedOne).not.toHaveBeenCalled();
  // The very first reading looks at a week: at a day, then at two, then at four.
  expect(asked).toHaveBeenCalledTimes(3);
  await run();
  expect(asked).toHaveBeenCalledTimes(4);
});

test('ninety days without payments are read in few calls, and what was paid after them is settled', async () => {
  await run();
  shop.clock.advance(90 * DAY);
  shopper = await shop.shopper();
  const checkout = await checkoutOf();
  await shop.pay(checkout);
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'paymentsMade');
  await run();
  expect(await isPaid(checkout)).toBe(true);
  // At each of eleven ages parts of 1, 2, 4, 8, 16, 32 and 64 days.
  expect(asked.mock.calls.length).toBeLessThanOrEqual(11 * 7);
});

test.each([
  ['twenty minutes', 20 * MINUTE],
  ['five hours', 5 * HOUR],
  ['four days', 4 * DAY],
])('a payment that the bank lets through only after %s is settled', async (_, late) => {
  const checkout = await checkoutOf();
  const { paymentId } = await shop.pay(checkout, 'failed');
  await run();
  const captured = shop.ports.now().getTime() + late;
  while (shop.ports.now().getTime() < captured) {
    shop.clock.advance(late / 4);
    await run();
  }
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { status: 'captured' });
  expect(await isPaid(checkout)).toBe(false);
  // Within the time that it is old then, and a little.
  shop.clock.advance(1.3 * late + MINUTE);
  await run();
  expect(await isPaid(checkout)).toBe(true);
});

test('what was paid while the shop stood still, or the provider was away, is settled afterwards', async () => {
  await run();
  const checkouts = [await checkoutOf()];
  await shop.pay(checkouts[0]!);
  fault = 'dead';
  await run();
  shop.clock.advance(9 * DAY);
  await run();
  fault = undefined;
  shopper = await shop.shopper();
  checkouts.push(await checkoutOf());
  await shop.pay(checkouts[1]!);
  await run();
  for (const checkout of checkouts) expect(await isPaid(checkout)).toBe(true);
});

test('a payment that cannot be settled keeps no other waiting, and is tried again', async () => {
  const [poisoned, good] = [await checkoutOf(), await checkoutOf()];
  await shop.pay(poisoned, 'authorized');
  await shop.pay(good);
  const capture = vi
    .spyOn(shop.ports.gateways.razorpay, 'capture')
    .mockRejectedValue(new Error('A fault of ours.'));
  await run();
  expect([await isPaid(poisoned), await isPaid(good)]).toEqual([false, true]);
  shop.clock.advance(12 * MINUTE);
  await run();
  expect(capture).toHaveBeenCalledTimes(2);
  capture.mockRestore();
  await run();
  expect(await isPaid(poisoned)).toBe(true);
});

test('a payment is settled although the clock of the shop is hours behind that of the provider', async () => {
  const checkout = await checkoutOf();
  await shop.pay(checkout);
  shop.clock.advance(-5 * HOUR);
  await run();
  expect(await isPaid(checkout)).toBe(true);
});

test('payments of another program that uses the account are left alone', async () => {
  const { paymentId } = await shop.pay(await checkoutOf());
  const foreign = `order_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { orderId: foreign });
  await run();
  expect(await shop.ports.gateways.razorpay.fetchPayment(paymentId)).toMatchObject({ status: 'captured' });
  expect(await shop.em().count(Order)).toBe(0);
  await shop.em().nativeDelete(SandboxPayment, paymentId);
});

test('a page that is read in part only is read again', async () => {
  await run();
  const before = await shop.em().findOneOrFail(LedgerPosition, { reading: 'payments after 0 s' });
  const declined = {
    id: 'pay_AAAAAAAAAAAAAA',
    entity: 'payment',
    status: 'failed',
    amount: 100,
    amountRefunded: 0,
    currency: 'INR',
    orderId: null,
    createdAt: shop.ports.now(),
  } as const;
  shop.clock.advance(MINUTE);
  const asked = vi
    .spyOn(shop.ports.gateways.razorpay, 'paymentsMade')
    .mockResolvedValueOnce(Array(100).fill(declined))
    .mockRejectedValue(new Error('Away.'));
  await run();
  expect(asked.mock.calls.map(([{ skip }]) => skip)).toEqual([0, 100]);
  expect(await shop.em().findOneOrFail(LedgerPosition, { reading: 'payments after 0 s' })).toEqual(before);
  asked.mockRestore();
});
