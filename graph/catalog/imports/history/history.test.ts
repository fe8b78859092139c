import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importFile, sendFile } from '../../../proof/testing/importing.ts';
import {
  PastCustomersDocument,
  PastOfCustomerDocument,
  PastOrdersDocument,
  PreviewImportDocument,
  SearchPastDocument,
  StartImportDocument,
} from '../../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { PastCustomer } from '../../../trade/past-orders/past-customer.entity.ts';
import { PastOrder } from '../../../trade/past-orders/past-order.entity.ts';
import { Import } from '../import.entity.ts';
import {
  shopifyCustomers,
  shopifyOrders,
  wooCustomers,
  wooItemOrders,
  wooLineOrders,
  wooOrders,
  wooPluginCustomers,
} from './samples.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.em().nativeDelete(PastOrder, {});
  await shop.em().nativeDelete(PastCustomer, {});
});

const customers = (file: string | Uint8Array, dryRun = false) =>
  importFile(shop, admin, file, { kind: 'PAST_CUSTOMERS', dryRun });
const orders = (file: string | Uint8Array, dryRun = false) =>
  importFile(shop, admin, file, { kind: 'PAST_ORDERS', dryRun });
const storedOrders = async (keyword = '') =>
  (await admin.must(PastOrdersDocument, { keyword })).pastOrders.nodes;
const storedCustomers = async (keyword = '') =>
  (await admin.must(PastCustomersDocument, { keyword })).pastCustomers.nodes;

test('customers of Shopify', async () => {
  expect(await customers(shopifyCustomers)).toMatchObject({
    format: 'SHOPIFY',
    total: 3,
    created: 2,
    failed: 1,
    errors: [
      { row: 4, message: 'Email is "nobody at all". Write an e-mail address, or leave the cell empty.' },
    ],
  });
  const [ana] = await storedCustomers('ana@');
  expect(ana).toMatchObject({
    source: 'SHOPIFY',
    name: 'Ana Ruiz',
    email: 'Ana@Example.org',
    phone: '+61412000111',
    orderCount: 2,
    address: '12 Ocean St\n2026 Bondi NSW\nAU',
    spent: { amount: 24850, currency: 'INR' },
    tags: 'VIP, news',
    note: 'Calls on Mondays',
  });
  expect(await storedCustomers('bo lind')).toMatchObject([{ email: null, phone: '+4670000002' }]);
});

test('orders of Shopify, of several rows each, in their own currency', async () => {
  const result = await orders(shopifyOrders);
  expect(result).toMatchObject({ format: 'SHOPIFY', total: 5, created: 3, failed: 2 });
  expect(result.errors.map(({ row, message }) => [row, message.slice(0, 40)])).toEqual([
    [5, 'Total is "ten". Write an amount without '],
    [6, 'Row 5 of the same order has an error, so'],
  ]);
  expect(await storedOrders()).toMatchObject([
    {
      number: '#1002',
      total: { amount: 2500, currency: 'JPY' },
      status: 'refunded',
      placedAt: '2025-09-10T00:00:00.000Z',
    },
    {
      number: '#1001',
      name: 'Ana Ruiz',
      email: 'ana@example.org',
      status: 'paid, fulfilled',
      total: { amount: 5629, currency: 'USD' },
      shipping: { amount: 600 },
      note: 'Gate is open',
      placedAt: '2025-09-03T14:14:00.000Z',
      address: '1 Lane\n00100 Testville\nUS',
      lines: [
        { name: 'Fern print', sku: 'FERN-1', quantity: 2, price: { amount: 1600 } },
        { name: 'Tote bag', sku: 'TOTE-1', quantity: 1, price: { amount: 2000 } },
      ],
    },
  ]);
});

test.each([
  ['its analytics', wooCustomers, 'dee', { name: 'Dee Park', orderCount: 3, address: '10115 Berlin BE\nDE' }],
  [
    'a plugin',
    wooPluginCustomers,
    'eve',
    { name: 'Eve Olsen', phone: '+47 1', address: 'Gate 1\n0150 Oslo\nNO' },
  ],
])('customers of WooCommerce, by %s', async (_, file, keyword, expected) => {
  expect(await customers(file)).toMatchObject({ format: 'WOOCOMMERCE', failed: 0 });
  expect(await storedCustomers(keyword)).toMatchObject([expected]);
});

test('a password of a file is taken nowhere', async () => {
  await customers(wooPluginCustomers);
  const rows = await shop.em().execute('select * from past_customers');
  expect(JSON.stringify(rows)).not.toContain('secrethash');
  const preview = (
    await sendFile(admin, PreviewImportDocument, wooPluginCustomers, { kind: 'PAST_CUSTOMERS' as const })
  ).data!;
  expect(JSON.stringify(preview)).not.toContain('secrethash');
  expect(preview.previewImport.leftOut).toContain('user_pass');
});

test.each([
  [
    'its analytics',
    wooOrders,
    { number: '501', name: 'Dee Park', email: null, total: { amount: 120000, currency: 'INR' } },
    [
      ['Cap', 2],
      ['Hat, wide', 1],
    ],
  ],
  [
    'rows of items',
    wooItemOrders,
    { number: '900', email: 'dee@example.org', total: { amount: 3550, currency: 'EUR' }, note: 'Ring twice' },
    [
      ['Cap', 2],
      ['Hat', 1],
    ],
  ],
  [
    'cells of items',
    wooLineOrders,
    { number: '901', email: 'eve@example.org', total: { amount: 3000, currency: 'EUR' } },
    [
      ['Cap', 2],
      ['Hat', 1],
    ],
  ],
])('orders of WooCommerce, by %s', async (_, file, expected, items) => {
  expect(await orders(file)).toMatchObject({ format: 'WOOCOMMERCE', failed: 0 });
  const [order] = await storedOrders();
  expect(order).toMatchObject(expected);
  expect(order!.lines.map(({ name, quantity }) => [name, quantity])).toEqual(items);
});

test('a second import changes nothing, and one of a newer file what is new in it', async () => {
  await orders(shopifyOrders);
  expect(await orders(shopifyOrders)).toMatchObject({ created: 0, updated: 0, unchanged: 3, failed: 2 });
  const newer = shopifyOrders.replace('refunded', 'partially_refunded');
  expect(await orders(newer)).toMatchObject({ created: 0, updated: 1, unchanged: 2, failed: 2 });
  expect(await shop.em().count(PastOrder)).toBe(2);
  await customers(shopifyCustomers);
  expect(await customers(shopifyCustomers)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
});

test('a dry run writes nothing', async () => {
  expect(await orders(shopifyOrders, true)).toMatchObject({ created: 3, failed: 2 });
  expect(await shop.em().count(PastOrder)).toBe(0);
});

test('nobody gets an account, a mail or a figure of it', async () => {
  const counts = () =>
    shop
      .em()
      .execute(
        'select (select count(*) from users) as users, (select count(*) from mails) as mails, (select count(*) from orders) as orders, (select count(*) from customer_totals) as totals, (select count(*) from stock_moves) as moves',
      );
  const before = await counts();
  await orders(shopifyOrders);
  await customers(shopifyCustomers);
  expect(await counts()).toEqual(before);
  expect(await shop.violations()).toEqual([]);
});

test('staff find it on the page of a customer and by their search', async () => {
  const buyer = await shop.shopper();
  const file = shopifyOrders.replaceAll('ana@example.org', buyer.user.email.toUpperCase());
  await orders(file);
  await customers(shopifyCustomers.replace('Ana@Example.org', buyer.user.email));
  const { customer } = await admin.must(PastOfCustomerDocument, { id: buyer.user.id });
  expect(customer).toEqual({
    orderCount: 0,
    pastOrders: [{ number: '#1001' }],
    pastCustomers: [{ name: 'Ana Ruiz' }],
  });
  const search = async (query: string) => (await admin.must(SearchPastDocument, { query })).adminSearch;
  expect(await search('1001')).toMatchObject({ pastOrders: [{ number: '#1001' }] });
  expect(await search('Ana Ru')).toEqual({
    pastOrders: [{ number: '#1001' }],
    pastCustomers: [{ name: 'Ana Ruiz' }],
  });
  expect(await search('an')).toEqual({ pastOrders: [], pastCustomers: [] });
  const products = await shop.staff('PRODUCTS');
  expect((await products.must(SearchPastDocument, { query: '1001' })).adminSearch.pastOrders).toEqual([]);
  const seen = await shop.em().execute("select 1 from data_accesses where subject_id = 'past-orders'");
  expect(seen.length).toBeGreaterThan(0);
});

test('what the file of orders needs', async () => {
  const start = (file: string, kind: 'PAST_ORDERS' | 'PAST_CUSTOMERS') =>
    sendFile(admin, StartImportDocument, file, { kind });
  expect((await start(shopifyCustomers, 'PAST_ORDERS')).errors[0]!.message).toMatch(
    /^This is a file of customers, not of orders/,
  );
  expect((await start(shopifyOrders, 'PAST_CUSTOMERS')).errors[0]!.message).toMatch(
    /^This is a file of orders, not of customers/,
  );
  expect((await start('a,b\n1,2\n', 'PAST_ORDERS')).errors[0]!.message).toMatch(
    /^The columns are those of no known file/,
  );
});

test('staff with PRODUCTS alone see nothing of it', async () => {
  const staff = await shop.staff('PRODUCTS');
  const before = await shop.em().count(Import);
  const { code } = await sendFile(staff, StartImportDocument, shopifyOrders, {
    kind: 'PAST_ORDERS' as const,
  });
  expect(code).toBe('FORBIDDEN');
  expect(await shop.em().count(Import)).toBe(before);
  const result = await orders(shopifyOrders);
  expect((await staff.fetch(result.errorsPath)).status).toBe(403);
  expect(await (await admin.fetch(result.errorsPath)).text()).toContain('cy@example.org');
});
