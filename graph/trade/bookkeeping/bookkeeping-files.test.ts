import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../core/day.ts';
import { dayIn } from '../../core/zoned-day.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { enterSeller, issueDocuments } from '../../proof/testing/invoicing.ts';
import { RefundOrderDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { type DatevSettings, datevSettings } from './datev/datev-settings.ts';

let shop: TestShop;
let bookkeeper: TestClient;
let today: string;
let total: number;
let number: string;
let paymentId: string;
beforeAll(async () => {
  shop = await testShop();
  await enterSeller(shop);
  bookkeeper = await shop.staff('REPORTS');
  today = dayIn('UTC', shop.ports.now());
  const { id } = await shop.addProduct({ price: 200_00, countInStock: 10 });
  const buyer = await shop.shopper();
  const checkout = await startCheckout(buyer, id, 3);
  const payment = await shop.pay(checkout);
  const { data } = await place(buyer, checkout, payment);
  [total, paymentId] = [checkout.payment.amount, payment.paymentId];
  number = `#${(await shop.em().findOneOrFail(Order, data!.placeOrder.id)).number}`;
  await issueDocuments(shop, 60);
  const admin = await shop.admin();
  const goodwill = { idempotencyKey: 'key-of-refund', reason: '=1+1', goodwillAmount: 10_00 };
  await admin.must(RefundOrderDocument, { input: { orderId: data!.placeOrder.id, ...goodwill } });
  await shop.provider.idle();
  await issueDocuments(shop, 60);
});
afterAll(() => shop?.close());

const get = (file: string, { from = today, to = today, more = '' } = {}, client = bookkeeper) =>
  client.fetch(`/bookkeeping-files/${file}?from=${from}&to=${to}${more}`);
const rowsOf = async (file: string, period = {}) => {
  const response = await get(file, period);
  expect(response.status).toBe(200);
  return parse(await response.text(), { columns: true, bom: true }) as Record<string, string>[];
};
const saveDatev = async (value: Partial<DatevSettings>) => {
  const row = {
    key: 'datev',
    value: { ...datevSettings.defaults, ...value },
    version: 1,
    updatedAt: new Date(),
  };
  await shop.em().upsert(Setting, row);
};
const decimal = (cents: number) => (cents / 100).toFixed(2);

test('a period has its orders, payments, refunds, invoices and credit notes', async () => {
  const row = { Day: today, Order: number, Currency: 'INR' };
  expect(await rowsOf('orders.csv')).toMatchObject([{ ...row, Total: decimal(total), 'Paid on': today }]);
  const payment = { Payment: paymentId, Provider: 'razorpay', 'Recorded by hand': '' };
  expect(await rowsOf('payments.csv')).toMatchObject([{ ...row, ...payment, Amount: decimal(total) }]);
  const [invoice] = await rowsOf('invoices.csv');
  const [note] = await rowsOf('credit-notes.csv');
  expect(invoice).toMatchObject({ ...row, 'With tax': decimal(total) });
  expect(note).toMatchObject({ ...row, 'With tax': '10.00', Corrects: invoice!.Number });
  expect(await rowsOf('refunds.csv')).toMatchObject([
    { ...row, Payment: paymentId, Amount: '10.00', Reason: "'=1+1", 'Credit note': note!.Number },
  ]);
});

test('the same is a workbook, whose amounts are numbers', async () => {
  const response = await get('payments.xlsx');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="payments-${today}-${today}-INR.xlsx"`,
  );
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(strFromU8(parts['xl/worksheets/sheet1.xml']!)).toContain(`<v>${decimal(total)}</v>`);
});

test('days are those of the shop, and amounts of one currency', async () => {
  const yesterday = addDays(today, -1);
  for (const file of ['orders', 'payments', 'refunds', 'invoices', 'credit-notes']) {
    expect(await rowsOf(`${file}.csv`, { from: yesterday, to: yesterday })).toEqual([]);
    expect(await rowsOf(`${file}.csv`, { more: '&currency=EUR' })).toEqual([]);
  }
});

test('the log says who exported which file of which days', async () => {
  await rowsOf('refunds.csv');
  expect((await shop.events('bookkeeping.exported')).at(-1)).toMatchObject({
    actorId: bookkeeper.user.id,
    data: {
      file: 'refunds',
      format: 'csv',
      from: today,
      to: today,
      zone: 'UTC',
      currency: 'INR',
      isWhole: true,
    },
  });
});

test('the bookings for DATEV are of the period, need a country and accounts, and are a check before they are a file', async () => {
  const before = (await shop.events('bookkeeping.exported')).length;
  const check = await get('datev.csv', { more: '&check=true' });
  expect([check.status, (await check.json()).message]).toEqual([
    400,
    'No account is set for sales in the own country with 15 % tax. Set it in the settings, DATEV.',
  ]);
  expect((await get('datev.csv')).status).toBe(400);
  await saveDatev({ domesticAccounts: '19=8400', moneyAccounts: 'by hand=1200' });
  expect((await (await get('datev.csv')).json()).fields).toEqual({
    domesticAccounts: expect.stringContaining('in the own country with 15 % tax'),
    moneyAccounts: expect.stringContaining('money of the payment method'),
  });
  await saveDatev({ domesticAccounts: '*=8400', moneyAccounts: 'Vorkasse=1777; *=1360' });
  expect((await (await get('datev.csv')).json()).fields).toEqual({
    moneyAccounts: 'No payment method is called "vorkasse". There are: PayPal or Credit Card, by hand, *.',
  });
  await saveDatev({ domesticAccounts: '*=8400' });
  expect((await get('datev.csv', { more: '&check=true' })).status).toBe(204);
  expect(await shop.events('bookkeeping.exported')).toHaveLength(before);
  const response = await get('datev.csv');
  expect(response.headers.get('content-disposition')).toContain(
    `"EXTF_Buchungsstapel-${today}-${today}-INR.csv"`,
  );
  const [, , ...lines] = new TextDecoder('windows-1252').decode(await response.arrayBuffer()).split('\r\n');
  expect(
    lines.filter((line) => line.includes(`"${number} Payment"`)).map((line) => line.split(';')[0]),
  ).toEqual([decimal(total).replace('.', ','), decimal(total).replace('.', ',')]);
  expect(lines.filter((line) => line.includes(`"${number} Refund"`))).toHaveLength(2);
  expect(await shop.events('bookkeeping.exported')).toHaveLength(before + 1);
  expect((await get('datev.csv', { from: '2025-12-31' })).status).toBe(400);
  const dinars = await get('datev.csv', { more: '&currency=BHD' });
  expect([dinars.status, (await dinars.json()).message]).toEqual([
    400,
    expect.stringMatching(/^DATEV takes/),
  ]);
  expect((await get('datev.xlsx')).status).toBe(404);
  await enterSeller(shop, { country: null });
  const unknown = await get('datev.csv');
  const message = 'The country of the seller is not set. Set it in the settings, Invoices.';
  expect(await unknown.json()).toMatchObject({ message, fields: { country: message } });
});

test('a file needs REPORTS, which is enough', async () => {
  const others = await shop.staff('ORDERS', 'REFUNDS', 'SETTINGS', 'CUSTOMERS');
  expect((await get('orders.csv', {}, others)).status).toBe(403);
  expect((await get('orders.csv', {}, await shop.shopper())).status).toBe(403);
  expect((await get('orders.csv', {}, shop.guest())).status).toBe(401);
});

test('a HEAD request makes no file, and records none', async () => {
  const admin = await shop.admin();
  const count = async () =>
    (await Promise.all([shop.events('bookkeeping.exported'), shop.events('orders.exported')])).flat().length;
  const before = await count();
  const days = `from=${today}&to=${today}`;
  for (const path of ['/files/orders.csv?', '/report-files/day.csv?', '/bookkeeping-files/orders.csv?']) {
    const head = await admin.fetch(path + days, { method: 'HEAD' });
    expect([head.status, head.headers.get('allow')]).toEqual([405, 'GET']);
  }
  expect(await count()).toBe(before);
});

test('each person has so many checks an hour, beside the files', async () => {
  const person = await shop.staff('REPORTS');
  shop.settings.rateLimitFactor = 1;
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1)
    statuses.push((await get('orders.csv', { more: '&check=true' }, person)).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([204]));
  expect(statuses[60]).toBe(429);
  expect((await get('orders.csv', {}, person)).status).toBe(200);
});

test.each([
  ['passwords.csv', {}, 404],
  ['orders.pdf', {}, 404],
  ['orders.csv.xlsx', {}, 404],
  ['constructor.csv', {}, 404],
  ['orders.csv', { from: 'yesterday' }, 400],
  ['orders.csv', { from: '2026-01-02', to: '2026-01-01' }, 400],
  ['orders.csv', { from: '2020-01-01', to: '2026-01-01' }, 400],
  ['orders.csv', { more: '&currency=x' }, 400],
])('%s of %j is refused, and nothing is recorded', async (file, period, status) => {
  const before = (await shop.events('bookkeeping.exported')).length;
  expect((await get(file, period)).status).toBe(status);
  expect(await shop.events('bookkeeping.exported')).toHaveLength(before);
});
