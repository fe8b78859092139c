import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/day.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  CancelOrderItemsDocument,
  FulfilledOrderDocument,
  MoneyCheckDocument,
  RecordManualPaymentDocument,
  SalesBreakdownDocument,
  SalesReportDocument,
  SoldProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from '../payments/payment.entity.ts';

const DAY = 24 * 60 * 60_000;

let shop: TestShop;
let admin: TestClient;
let buyer: TestClient;
let today: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  buyer = await shop.shopper();
  await offerAllWaysToPay(shop);
  today = dayIn('UTC', shop.ports.now());
});
afterAll(() => shop?.close());

const report = async (from?: string, to?: string) =>
  (await admin.must(SalesReportDocument, { from, to })).salesReport;

async function buy(price: number, qty = 1, countInStock = 100) {
  const { id } = await shop.addProduct({ price, countInStock });
  const checkout = await startCheckout(buyer, id, qty);
  const payment = await shop.pay(checkout);
  const { data } = await place(buyer, checkout, payment);
  return { product: id, order: data!.placeOrder.id, total: checkout.payment.amount, ...payment };
}

test('a report has each day of its time, and the day as long before; without arguments the last thirty', async () => {
  const empty = await report();
  expect(empty.days.map(({ day }) => day)).toEqual(
    Array.from({ length: 30 }, (_, at) => addDays(today, at - 29)),
  );
  expect(empty.current).toMatchObject({ orders: 0, net: { amount: 0, currency: 'INR' } });
  const { order, total } = await buy(10_00);
  const at = (days: number) => new Date(shop.ports.now().getTime() - days * DAY);
  const move = async (days: number) => {
    await shop.em().nativeUpdate(Payment, { order }, { createdAt: at(days) });
    await shop.em().nativeUpdate(Order, order, { paidAt: at(days) });
  };
  await move(2);
  const two = await report(addDays(today, -2), today);
  expect(two.days.map(({ orders, net }) => [orders, net.amount])).toEqual([
    [1, total],
    [0, 0],
    [0, 0],
  ]);
  const later = await report(addDays(today, 1), addDays(today, 3));
  expect(later.days.map(({ net, previousNet }) => [net.amount, previousNet.amount])).toEqual([
    [0, total],
    [0, 0],
    [0, 0],
  ]);
  expect(later.previous).toMatchObject({ orders: 1, paid: { amount: total }, net: { amount: total } });
});

test.each([
  [1, 0],
  [0, 400],
])('a report from day %i to day %i is refused', async (from, to) => {
  const variables = { from: addDays(today, from), to: addDays(today, to) };
  expect((await admin.execute(SalesReportDocument, variables)).code).toBe('BAD_USER_INPUT');
});

test.each(['2026-02-30', '26-01-01', '', 'today'])('"%s" is no day', async (from) => {
  expect((await admin.execute(SalesReportDocument, { from })).errors?.[0]?.message).toMatch(/day is written/);
});

test('the days of any history come to what the money check says', async () => {
  const part = fc.record({
    price: fc.integer({ min: 1_00, max: 90_00 }),
    qty: fc.integer({ min: 1, max: 3 }),
    /** Parts of the whole that are refunded at the provider, one after the other; together maybe more than all of it. */
    refunds: fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { maxLength: 3 }),
    days: fc.integer({ min: 0, max: 3 }),
    isByHand: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 3 }), async (parts) => {
      for (const { price, qty, refunds, days, isByHand } of parts) {
        if (isByHand) {
          const { id } = await shop.addProduct({ price, countInStock: 100 });
          const orderId = await orderLater(buyer, id, 'cod', qty);
          const { totalPrice } = await shop.em().findOneOrFail(Order, orderId);
          const input = { orderId, amount: totalPrice, reference: 'Till 1' };
          await admin.must(RecordManualPaymentDocument, { input });
          continue;
        }
        const { paymentId, total } = await buy(price, qty);
        for (const share of refunds)
          await shop.provider.refund(paymentId, Math.ceil(total * share)).catch(() => undefined);
        await shop.provider.idle();
        await shop
          .em()
          .execute(`update refunds set made_at = made_at + ? * interval '1 day' where payment_id = ?`, [
            days,
            paymentId,
          ]);
      }
      const { moneyCheck } = await admin.must(MoneyCheckDocument, {});
      const money = [
        ...moneyCheck.sums.map(({ paid }) => paid),
        ...moneyCheck.byHand.map(({ netAmount }) => netAmount),
      ];
      const { current, days } = await report(addDays(today, -20), addDays(today, 10));
      expect(current.net.amount).toBe(money.reduce((sum, amount) => sum + amount, 0));
      expect(days.reduce((sum, { net }) => sum + net.amount, 0)).toBe(current.net.amount);
    }),
    { numRuns: 5 },
  );
});

test('products are listed by what they were sold for, and those that run out by their days', async () => {
  const { product: dear } = await buy(90_000_00, 2, 4);
  const { product: soon } = await buy(1_00, 30, 40);
  const { product: gone } = await buy(1_00, 3, 3);
  const { soldProducts } = await admin.must(SoldProductsDocument, {});
  expect(soldProducts.top[0]).toMatchObject({
    id: dear,
    units: 2,
    stock: 2,
    daysLeft: 30,
    amount: { amount: 207_000_00 },
  });
  expect(soldProducts.runningOut[0]).toMatchObject({ id: soon, units: 30, stock: 10, daysLeft: 10 });
  expect(soldProducts.runningOut.map(({ id }) => id)).not.toContain(gone);
});

test('units that are unpaid, cancelled or refunded are not sold', async () => {
  const { product: part, order } = await buy(95_000_00, 3);
  const { orderItems } = (await admin.must(FulfilledOrderDocument, { id: order })).order;
  const lines = [{ orderItemId: orderItems[0]!.id, quantity: 1 }];
  await admin.must(CancelOrderItemsDocument, {
    input: { orderId: order, idempotencyKey: randomUUID(), lines },
  });
  const { product: whole, order: cancelled } = await buy(95_000_00);
  await admin.must(CancelOrderItemsDocument, {
    input: { orderId: cancelled, idempotencyKey: randomUUID() },
  });
  const { id: unpaid } = await shop.addProduct({ price: 95_000_00, countInStock: 9 });
  await orderLater(buyer, unpaid, 'transfer', 2);
  // All of the money was given back, without the units.
  const { product: lost, paymentId, total } = await buy(95_000_00, 2);
  await shop.provider.refund(paymentId, total);
  // Makes the refunds that are due.
  await shop.violations();
  const { top } = (await admin.must(SoldProductsDocument, {})).soldProducts;
  expect(top[0]).toMatchObject({ id: part, units: 2, amount: { amount: 218_500_00 } });
  expect(top.map(({ id }) => id)).not.toContain(lost);
  const days = { from: addDays(dayIn('UTC', shop.ports.now()), -29), to: dayIn('UTC', shop.ports.now()) };
  const { salesBreakdown } = await admin.must(SalesBreakdownDocument, { by: 'PRODUCT', ...days });
  const reported = new Map(salesBreakdown.rows.map((row) => [row.key, row]));
  for (const { id, units, amount } of top) {
    const row = reported.get(id)!;
    expect([units, amount.amount]).toEqual([row.units - row.returnedUnits, row.net]);
  }
  expect(top.map(({ id }) => id)).not.toEqual(expect.arrayContaining([whole]));
  expect(top.map(({ id }) => id)).not.toEqual(expect.arrayContaining([unpaid]));
});
