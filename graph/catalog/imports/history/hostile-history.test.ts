import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFile, sendFile } from '../../../proof/testing/importing.ts';
import { PastOrdersDocument, PreviewImportDocument } from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { PastOrder } from '../../../trade/past-orders/past-order.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());
beforeEach(() => shop.em().nativeDelete(PastOrder, {}));

const HEADER =
  'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name,Notes';
const good = '#2,b@example.org,paid,EUR,10.00,2025-01-02 10:00:00 +0100,1,Cap,10.00,Bo,fine';
const orders = (rows: string, header = HEADER) =>
  importFile(shop, admin, `${header}\n${rows}\n`, { kind: 'PAST_ORDERS' });
const stored = async () => (await admin.must(PastOrdersDocument, {})).pastOrders.nodes;
const row = (change: Record<number, string>) =>
  '#1,a@example.org,paid,EUR,5.00,2025-01-01 10:00:00 +0100,1,Hat,5.00,Al,'
    .split(',')
    .map((cell, index) => change[index] ?? cell)
    .join(',');

test.each<[string, Record<number, string>, string]>([
  ['no number', { 0: '' }, 'Nothing says which order the row is about.'],
  ['a number of 200 letters', { 0: 'x'.repeat(200) }, 'Name is no number'],
  ['an address that is none', { 1: 'a@b' }, 'Email is "a@b"'],
  ['two addresses', { 1: '"a@example.org, b@example.org"' }, 'Email is "a@example.org, b@example.org"'],
  ['a currency that is none', { 3: '€' }, 'Currency is "€". Write the code of a currency, such as EUR.'],
  ['no total', { 4: '' }, 'The order has no total.'],
  ['a total with a sign', { 4: '$5.00' }, 'Total is "$5.00"'],
  ['a total with thousands separators', { 4: '"1,299"' }, 'Total is "1,299"'],
  ['a negative total', { 4: '-5' }, 'Total is "-5"'],
  ['a formula for a total', { 4: '=1+1' }, 'Total is "=1+1"'],
  ['an endless total', { 4: '9'.repeat(300) }, 'Total is "9999'],
  ['no date', { 5: '' }, 'The order has no date.'],
  ['a date that may be two', { 5: '03/04/2025' }, 'Created at is "03/04/2025"'],
  ['a day that is none', { 5: '2025-02-30 10:00:00 +0100' }, 'Created at is "2025-02-30'],
  ['a time after the last year', { 5: '9999-12-31 23:59:00 -0500' }, 'Created at is "9999-12-31'],
  ['a sign that the message would cut in two', { 4: `${'a'.repeat(39)}😀` }, 'Total is "aaaa'],
  ['a quantity that is none', { 6: '1e9' }, 'Lineitem quantity is "1e9"'],
  ['too few cells', { 10: '', 9: 'Al,b,c' }, 'The row has 13 cells, but the header has 11.'],
])('%s is an error of its order, and the others are imported', async (_, change, message) => {
  const result = await orders(`${row(change)}\n${good}`);
  expect(result).toMatchObject({ state: 'DONE', created: 1, failed: 1 });
  expect(result.errors[0]!.message).toContain(message);
  expect(await stored()).toMatchObject([{ number: '#2' }]);
});

test('a row with a broken quotation mark loses nothing of other orders; its own is left out when its number can be read', async () => {
  const item = (number: string, change: Record<number, string> = {}) => row({ 0: number, ...change });
  const rows = [
    ...[item('#1'), item('#1', { 7: '"Coat' })],
    ...[item('#3'), item('"#3'), item('#3', { 7: '12" shelf' })],
    ...[item('#4', { 10: '"Ring' }), item('#4')],
    ...[item('"Al,#5'), item('#6'), good],
  ];
  const result = await orders(rows.join('\n'));
  expect(result).toMatchObject({ total: 10, created: 2, failed: 8 });
  expect((await stored()).map(({ number }) => number).toSorted()).toEqual(['#2', '#6']);
  const broken = result.errors.filter(({ message }) => /^Line \d+: a quotation mark/.test(message));
  expect(broken.map(({ row: at }) => at)).toEqual([3, 5, 7, 9]);
});

test('a broken row between two of one order is left out with it, and no customer with another', async () => {
  const rows = [row({}), '"Al #1,b', row({ 7: 'Coat' }), good].join('\n');
  expect(await orders(rows)).toMatchObject({ created: 1, failed: 3 });
  const customers = 'Customer ID,First Name,Last Name,Email,Phone,Total Spent,Total Orders\n';
  const file = `${customers}1,"Ana,R,a@example.org,,1.00,1\n2,B 6" O,L,b@example.org,,1.00,1\n"3,C,L,,,1.00,1\n`;
  const result = await importFile(shop, admin, file, { kind: 'PAST_CUSTOMERS' });
  expect(result).toMatchObject({ created: 1, failed: 2, errors: [{ row: 2 }, { row: 4 }] });
});

test('cells with formulas, markup, control characters and 10,000 letters are text, and no longer than that', async () => {
  const note = `"${'x'.repeat(10_000)}"`;
  expect(
    await orders(row({ 7: '<script>alert(1)</script>', 9: '=HYPERLINK(1)\u0007\u202e', 10: note })),
  ).toMatchObject({ created: 1 });
  const [order] = await stored();
  expect(order).toMatchObject({ name: '=HYPERLINK(1)', lines: [{ name: '<script>alert(1)</script>' }] });
  expect(order!.note).toHaveLength(2_000);
  expect(order!.note!.endsWith('x…')).toBe(true);
});

test('an order that stands at two places of a file is refused at the second', async () => {
  const result = await orders(`${row({})}\n${good}\n${row({ 7: 'Coat' })}`);
  expect(result).toMatchObject({ created: 2, failed: 1, errors: [{ row: 4 }] });
  expect(result.errors[0]!.message).toMatch(/^Row 2 is about the same order\./);
});

test('an order has at most 200 lines', async () => {
  const result = await orders(`${Array.from({ length: 201 }, () => row({})).join('\n')}\n${good}`);
  expect(result).toMatchObject({ created: 1, failed: 201 });
});

test.each([
  ['UTF-16', Buffer.from(`\ufeff${HEADER}\n${row({ 9: 'Zoë' })}\n`, 'utf16le'), 'Zoë'],
  ['Windows-1252', Buffer.from(`${HEADER}\n${row({ 9: 'Zo\xeb' })}\n`, 'latin1'), 'Zoë'],
])('a file in %s is read', async (_, file, name) => {
  await importFile(shop, admin, file, { kind: 'PAST_ORDERS' });
  expect(await stored()).toMatchObject([{ name }]);
});

test('decimals are those of the currency', async () => {
  await orders(
    [
      row({ 0: '#1', 3: 'KWD', 4: '1.250' }),
      row({ 0: '#2', 3: 'JPY', 4: '1250' }),
      row({ 0: '#3', 3: 'EUR', 4: '"12,5"' }),
      row({ 0: '#4', 3: 'EUR', 4: '5.666667' }),
    ].join('\n'),
  );
  const totals = new Map((await stored()).map(({ number, total }) => [number, total.amount]));
  expect(Object.fromEntries(totals)).toEqual({ '#1': 1250, '#2': 1250, '#3': 1250, '#4': 567 });
});

test('of 50,000 rows of which every third is broken the others are imported', async () => {
  const lines = Array.from({ length: 50_000 }, (_, n) => row({ 0: `#${n}`, 4: n % 3 === 2 ? 'x' : '5' }));
  const file = `${HEADER}\n${lines.join('\n')}\n`;
  const { data } = await sendFile(admin, PreviewImportDocument, file, { kind: 'PAST_ORDERS' as const });
  expect(data!.previewImport).toMatchObject({ total: 50_000, format: 'SHOPIFY' });
  const result = await importFile(shop, admin, file, { kind: 'PAST_ORDERS' });
  expect(result).toMatchObject({ state: 'DONE', created: 33_334, failed: 16_666 });
  expect(result.errors).toHaveLength(100);
  expect(await shop.em().count(PastOrder)).toBe(33_334);
});
