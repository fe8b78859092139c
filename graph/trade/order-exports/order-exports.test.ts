import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { readCell } from '../../core/formula-guard.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  CreateCustomFieldDocument,
  SetOrderFieldsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { FETCHED_WORDS, STATE_WORDS } from './state-words.ts';

let shop: TestShop;
let clerk: TestClient;
let buyer: TestClient;
let paid: string;
let unpaid: string;
beforeAll(async () => {
  shop = await testShop();
  clerk = await shop.staff('ORDERS');
  buyer = await shop.shopper();
  const buy = async (isPaid: boolean) => {
    const { id } = await shop.addProduct({ price: 49_99, countInStock: 9 });
    const checkout = await startCheckout(buyer, id, 2);
    return (await place(buyer, checkout, isPaid ? await shop.pay(checkout) : undefined)).data!.placeOrder.id;
  };
  [paid, unpaid] = [await buy(true), await buy(false)];
});
afterAll(() => shop?.close());

const get = (query: string, client = clerk) => client.fetch(`/files/orders.csv?${query}`);
const rowsOf = async (query: string) => {
  const response = await get(query);
  expect(response.status).toBe(200);
  return parse(await response.text(), { columns: true, bom: true }) as Record<string, string>[];
};
const numberOf = async (id: string) => `#${(await shop.em().findOneOrFail(Order, id)).number}`;

test('the orders of a filter are exported, the newest first, a row for each order or for each line', async () => {
  const all = await rowsOf('');
  expect(all.map(({ Order }) => Order)).toEqual([await numberOf(unpaid), await numberOf(paid)]);
  const [row] = await rowsOf('paid=true');
  const { totalPrice, customerEmail } = await shop.em().findOneOrFail(Order, paid);
  expect(row).toMatchObject({
    Email: customerEmail,
    State: 'PAID',
    Status: 'Paid',
    Refunded: '0.00',
    Units: '2',
    Items: '99.98',
  });
  expect(row).toMatchObject({ Total: (totalPrice / 100).toFixed(2), Currency: 'INR' });
  expect(await rowsOf('paid=true&lines=true')).toMatchObject([
    { Quantity: '2', 'On backorder': '0', Price: '49.99', Sum: '99.98' },
  ]);
  expect(await rowsOf(`ids=${unpaid}`)).toMatchObject([{ State: 'PLACED', 'Paid at': '' }]);
  expect(await rowsOf('keyword=nobody')).toEqual([]);
  expect((await get('')).headers.get('content-disposition')).toMatch(/attachment; filename="orders-.*\.csv"/);
});

test('custom fields are columns by their keys, of orders and of lines', async () => {
  const admin = await shop.admin();
  for (const input of [{ label: 'Gift wrap' }, { label: 'Parcels', type: 'NUMBER' }] as const)
    await admin.must(CreateCustomFieldDocument, { input: { subject: 'ORDER', ...input } });
  const customFields = [
    { key: 'gift_wrap', value: '=1+1' },
    { key: 'parcels', value: '-1.5' },
  ];
  await admin.must(SetOrderFieldsDocument, { input: { id: paid, customFields } });
  const columns = { 'custom.gift_wrap': "'=1+1", 'custom.parcels': '-1.5' };
  expect(await rowsOf(`ids=${paid}`)).toMatchObject([columns]);
  expect(await rowsOf(`ids=${paid}&lines=true`)).toMatchObject([columns]);
  expect(await rowsOf(`ids=${unpaid}`)).toMatchObject([{ 'custom.gift_wrap': '', 'custom.parcels': '' }]);
});

test('an export has the same filter by a custom field as the list', async () => {
  const wanted = (await rowsOf('customField=parcels&customFieldTo=-1')).map(({ Order }) => Order);
  expect(wanted).toEqual([await numberOf(paid)]);
  expect(await rowsOf('customField=gift_wrap&customFieldBeginsWith=%3D1%2B')).toHaveLength(1);
  expect(await rowsOf('customField=gift_wrap&customFieldEquals=blue')).toEqual([]);
  expect((await get('customField=shelf&customFieldEquals=A')).status).toBe(400);
  expect((await get('customFieldEquals=A')).status).toBe(400);
  expect((await shop.events('orders.exported')).at(-1)).toMatchObject({ data: { fields: ['customField'] } });
});

test('the words of states are those of screens', () => {
  const screens = readFileSync('web/messages/en/orders.tsx', 'utf8');
  for (const [state, text] of [...Object.entries(STATE_WORDS), ...Object.entries(FETCHED_WORDS)])
    expect(screens).toContain(`${state}: '${text}'`);
});

test('the same orders are exported as XLSX, whose amounts are numbers', async () => {
  const response = await clerk.fetch('/files/orders.xlsx?paid=true');
  expect(response.headers.get('content-disposition')).toMatch(/filename="orders-.*\.xlsx"/);
  const parts = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(sheet.match(/<row>/g)).toHaveLength(2);
  expect(sheet).toContain('<v>99.98</v>');
  expect(strFromU8(parts['xl/styles.xml']!)).toContain('#,##0.00 [$INR]');
});

test.each(['=1+1', '+1', '-1', '@x', '\t=1', '＝1'])(
  'a name such as %j is no formula in a spreadsheet',
  async (name) => {
    await shop.em().nativeUpdate(Order, paid, { customerName: name });
    const [row] = await rowsOf(`ids=${paid}`);
    expect(row!.Customer).toMatch(/^'/);
    expect(readCell(row!.Customer!)).toBe(name);
  },
);

test('the log says who exported how many, without what was searched for', async () => {
  await rowsOf('keyword=canary&paid=true');
  await rowsOf(`ids=${paid},${unpaid}&lines=true`);
  const events = await shop.events('orders.exported');
  expect(events.slice(-2)).toMatchObject([
    { actorId: clerk.user.id, data: { orders: null, fields: ['keyword', 'paid'], isByLine: false } },
    { actorId: clerk.user.id, data: { orders: 2, fields: [], isByLine: true } },
  ]);
  expect(JSON.stringify(events)).not.toContain('canary');
});

test('a tag that no order can have finds none', async () => {
  expect(await rowsOf('tag=%00')).toEqual([]);
});

test.each([
  'paid=maybe',
  'state=LOST',
  'from=yesterday',
  'from=-271821-04-20T00:00:00Z',
  'ids=x',
  'paid=true&paid=false',
  'payed=true',
  'State=PAID',
  'ids[]=x',
])('"%s" is refused, and nothing is recorded', async (query) => {
  const before = (await shop.events('orders.exported')).length;
  expect((await get(query)).status).toBe(query === 'ids=x' ? 404 : 400);
  expect(await shop.events('orders.exported')).toHaveLength(before);
});

test('who may not see orders gets none, and each person so many an hour', async () => {
  expect((await get('', shop.guest())).status).toBe(401);
  expect((await get('', buyer)).status).toBe(403);
  expect((await get('', await shop.staff('REFUNDS', 'PRODUCTS'))).status).toBe(403);
  const other = await shop.staff('ORDERS');
  Object.assign(shop.settings, { rateLimitFactor: 1 });
  const statuses: number[] = [];
  for (let n = 0; n < 31; n += 1) statuses.push((await get(`ids=${paid}`, other)).status);
  expect(new Set(statuses.slice(0, 30))).toEqual(new Set([200]));
  expect(statuses[30]).toBe(429);
});

test('rows of lines say how many units are on backorder', async () => {
  const { id } = await shop.addProduct({ countInStock: 1 });
  await shop.em().nativeUpdate(Variant, id, { backorderLimit: 9 });
  const checkout = await startCheckout(buyer, id, 3);
  const order = (await place(buyer, checkout, await shop.pay(checkout))).data!.placeOrder.id;
  expect(await rowsOf(`ids=${order}&lines=true`)).toMatchObject([{ Quantity: '3', 'On backorder': '2' }]);
  expect(await shop.violations()).toEqual([]);
});
