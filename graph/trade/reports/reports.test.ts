import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/day.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  BuyerCohortsDocument,
  RefundOrderDocument,
  ReportOrdersDocument,
  SalesBreakdownDocument,
  StockValueDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { monthsAfter, readPeriod, stepsOf } from './report-period.ts';

let shop: TestShop;
let bookkeeper: TestClient;
let today: string;
let lamp: string;
let order: { id: string; total: number };
beforeAll(async () => {
  shop = await testShop();
  bookkeeper = await shop.staff('REPORTS');
  today = dayIn('UTC', shop.ports.now());
  const product = await shop.addProduct({ name: '=1+1 Lamp', price: 200_00, countInStock: 10 });
  lamp = product.id;
  const buyer = await shop.shopper();
  const checkout = await startCheckout(buyer, lamp, 3);
  const { data } = await place(buyer, checkout, await shop.pay(checkout));
  order = { id: data!.placeOrder.id, total: checkout.payment.amount };
  const admin = await shop.admin();
  await admin.must(RefundOrderDocument, {
    input: {
      orderId: order.id,
      idempotencyKey: 'key-of-refund',
      reason: 'A scratch.',
      goodwillAmount: 10_00,
    },
  });
  await shop.provider.idle();
});
afterAll(() => shop?.close());

const breakdown = async (variables: {
  by: 'PRODUCT' | 'DAY' | 'MONTH' | 'DISCOUNT_CODE';
  from?: string;
  to?: string;
}) => (await bookkeeper.must(SalesBreakdownDocument, { ...variables, first: 500 })).salesBreakdown;

test('a bookkeeper reads what was paid and refunded of a product, and the orders behind it', async () => {
  const { current, rows, previousTo } = await breakdown({ by: 'PRODUCT' });
  expect(current).toMatchObject({ orders: 1, paid: order.total, refunded: 10_00, net: order.total - 10_00 });
  expect(previousTo).toBe(addDays(today, -30));
  const row = rows.find(({ key }) => key === lamp)!;
  expect(row).toMatchObject({ name: '=1+1 Lamp', units: 3, orders: 1 });
  expect(row.net - row.tax).toBe(row.netWithoutTax);
  const { reportOrders } = await bookkeeper.must(ReportOrdersDocument, { by: 'PRODUCT', key: lamp });
  expect(reportOrders).toMatchObject({ total: 1, paid: row.paid, refunded: row.refunded, net: row.net });
  expect(reportOrders.orders).toMatchObject([{ id: order.id, net: row.net }]);
  const none = await bookkeeper.must(ReportOrdersDocument, { by: 'DAY', key: addDays(today, -1) });
  expect(none.reportOrders).toMatchObject({ total: 0, net: 0, orders: [] });
});

test('an order counts for its codes, without one for its automatic promotions, by their titles', async () => {
  const winter = { title: 'Winter', code: null, amount: 1 };
  const [spring, gift] = ['SPRING', 'GIFT'].map((code) => ({ title: `Of ${code}`, code, amount: 1 }));
  const keys = [
    [[], null],
    [[winter], 'Winter'],
    [[winter, { ...winter, title: 'Free shipping' }], 'Free shipping + Winter'],
    [[winter, spring, gift], 'GIFT + SPRING'],
  ] as const;
  for (const [at, [discounts, key]] of keys.entries()) {
    const changed = JSON.stringify(discounts);
    await shop.em().execute('update orders set discounts = ? where id = ?', [changed, order.id]);
    // A report that was read is cached: each is of another period.
    const period = { from: addDays(today, -at), to: today };
    expect((await breakdown({ by: 'DISCOUNT_CODE', ...period })).rows).toMatchObject([{ key, orders: 1 }]);
    const { reportOrders } = await bookkeeper.must(ReportOrdersDocument, {
      by: 'DISCOUNT_CODE',
      key,
      ...period,
    });
    expect(reportOrders.total).toBe(1);
  }
});

test('ten years are a report by months, and too long by days', async () => {
  const from = `${Number(today.slice(0, 4)) - 10}-12-01`;
  expect((await breakdown({ by: 'MONTH', from, to: today })).rows.length).toBeGreaterThan(100);
  const { code, errors } = await bookkeeper.execute(SalesBreakdownDocument, { by: 'DAY', from, to: today });
  expect([code, errors[0]?.message]).toEqual([
    'BAD_USER_INPUT',
    'This report has at most 400 days. By weeks it may have 1830, by months 3660.',
  ]);
  const backwards = await bookkeeper.execute(SalesBreakdownDocument, { by: 'DAY', from: today, to: from });
  expect(backwards.code).toBe('BAD_USER_INPUT');
});

test('a period is compared with as many days before, and whole months that are over with whole months', () => {
  expect(readPeriod('DAY', '2026-03-31', { from: '2026-03-30', to: '2026-03-31' })).toMatchObject({
    previousFrom: '2026-03-28',
    previousTo: '2026-03-29',
  });
  expect(readPeriod('DAY', '2026-04-01', { from: '2026-02-01', to: '2026-03-31' })).toMatchObject({
    previousFrom: '2025-12-01',
    previousTo: '2026-01-31',
  });
  // The last 30 days, on the last day of a month of 30 days, as on any other.
  expect(readPeriod('DAY', '2026-11-30', { from: '2026-11-01', to: '2026-11-30' })).toMatchObject({
    previousFrom: '2026-10-02',
    previousTo: '2026-10-31',
  });
  expect(stepsOf('WEEK', '2026-11-25', '2026-12-01')).toEqual(['2026-11-23', '2026-11-30']);
  expect(monthsAfter('2026-01-31', -1)).toBe('2025-12-01');
});

test('cohorts have the buyer in the month of the first payment', async () => {
  const { buyerCohorts } = await bookkeeper.must(BuyerCohortsDocument, { from: today, to: today });
  expect(buyerCohorts).toMatchObject({
    net: order.total - 10_00,
    cohorts: [{ month: null }, { month: monthsAfter(today, 0) }],
  });
  expect(buyerCohorts.cohorts[1]!.cells).toEqual([
    { month: monthsAfter(today, 0), buyers: 1, net: order.total - 10_00 },
  ]);
  const long = await bookkeeper.execute(BuyerCohortsDocument, { from: '2020-01-01', to: today });
  expect(long.code).toBe('BAD_USER_INPUT');
});

test('the stock of a day is without what moved since, and that of a day to come is not known', async () => {
  const stock = async (day?: string) => (await bookkeeper.must(StockValueDocument, { day })).stockValue;
  const now = await stock();
  const [{ units, value }] = (await shop
    .em()
    .execute(
      'select sum(count_in_stock)::int as units, sum(count_in_stock * price)::int as value from variants',
    )) as [{ units: number; value: number }];
  expect(now).toMatchObject({ day: today, units, value });
  const before = await stock(addDays(today, -400));
  expect(before.units).toBe(0);
  expect((await bookkeeper.execute(StockValueDocument, { day: addDays(today, 1) })).code).toBe(
    'BAD_USER_INPUT',
  );
});

test.each([
  'day.csv?currency=abcd',
  'day.csv?currency=%00',
  'day.csv?from=0001-01-01&to=0001-01-02',
  'day.csv?from=9999-12-01&to=9999-12-31',
  'stock.csv?to=0001-01-01',
  'orders.csv?by=product&key=%00',
])('%s is refused as bad input', async (path) => {
  const response = await bookkeeper.fetch(`/report-files/${path}`);
  expect([response.status, (await response.json()).code]).toEqual([400, 'BAD_USER_INPUT']);
});

test('a report is downloaded as CSV by staff with REPORTS alone, whose cells are no formulas', async () => {
  const get = (client: TestClient, path: string) => client.fetch(`/report-files/${path}`);
  const response = await get(bookkeeper, `product.csv?from=${today}&to=${today}`);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const [head, first] = (await response.text()).split('\n');
  expect(head).toContain('Key,Name,Paid orders,Units');
  expect(first).toContain(`${lamp},'=1+1 Lamp,1,3,0,`);
  expect(first!.endsWith('INR')).toBe(true);
  const orders = await (await get(bookkeeper, `orders.csv?by=product&key=${lamp}`)).text();
  expect(orders.split('\n')).toHaveLength(3);
  for (const name of ['cohorts', 'stock', 'tax-country', 'day'])
    expect((await get(bookkeeper, `${name}.csv`)).status).toBe(200);
  for (const name of ['passwords', 'constructor', 'hasOwnProperty', '__defineGetter__'])
    expect((await get(bookkeeper, `${name}.csv`)).status).toBe(404);
  expect((await get(bookkeeper, 'day.csv?from=yesterday')).status).toBe(400);
  expect((await get(await shop.staff('ORDERS', 'REFUNDS'), 'day.csv')).status).toBe(403);
  expect((await get(shop.guest(), 'day.csv')).status).toBe(401);
});

test('a person downloads 120 reports in an hour', async () => {
  const person = await shop.staff('REPORTS');
  Object.assign(shop.settings, { rateLimitFactor: 1 });
  const statuses: number[] = [];
  for (let each = 0; each < 121; each += 1)
    statuses.push((await person.fetch(`/report-files/day.csv?from=${today}`)).status);
  expect(new Set(statuses.slice(0, 120))).toEqual(new Set([200]));
  expect(statuses[120]).toBe(429);
});
