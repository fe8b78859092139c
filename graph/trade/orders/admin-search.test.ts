import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { Permission } from '../../core/actor.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  AdminSearchDocument,
  CreateFulfillmentDocument,
  EraseUserDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from './order.entity.ts';

let shop: TestShop;
let admin: TestClient;
let buyer: TestClient;
let product: Product;
let order: Order;
let payment: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  product = await shop.addProduct({ name: 'Zither 100%_Oak', countInStock: 50 });
  await shop.em().execute(`update variants set sku = 'ZI_7-Oak' where product_id = ?`, [product.id]);
  const other = await shop.addProduct({ name: 'Other' });
  buyer = await named('Zoë Quastenflosser', 'quast.zoe@elm.example');
  order = await bought(buyer, product.id);
  await bought(await shop.shopper(), other.id);
  await shop
    .em()
    .execute(
      `update orders set shipping_city = 'Saint-Étienne', shipping_postal_code = 'SW1A 1AA', shipping_phone = '+49 170 1234567' where id = ?`,
      [order.id],
    );
  await admin.must(CreateFulfillmentDocument, {
    input: { orderId: order.id, idempotencyKey: randomUUID(), trackingNumber: '1Z 999-AA1' },
  });
  [{ id: payment }] = await shop.em().execute('select id from payments where order_id = ?', [order.id]);
});
afterAll(() => shop?.close());

/** A shopper of this name and address. */
async function named(name: string, email: string): Promise<TestClient> {
  const client = await shop.shopper();
  await shop.em().nativeUpdate(User, client.user.id, { name, email, emailKey: email });
  return client;
}

async function bought(client: TestClient, productId: string) {
  const checkout = await startCheckout(client, productId);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  return shop.em().findOneOrFail(Order, data!.placeOrder.id);
}

const search = async (query: string, client = admin) =>
  (await client.must(AdminSearchDocument, { query })).adminSearch;
const ordersFor = async (query: string) =>
  (await search(query)).orders.map(({ by, id }) => ({ by, isIt: id === order.id }));
const inList = async (keyword: string) =>
  (await admin.must(AdminOrdersDocument, { keyword })).orders.orders.map(({ id }) => id === order.id);

test.each([
  ['PHONE', '+49 170 1234567'],
  ['PHONE', '0170/1234567'],
  ['PHONE', '0049 (0)170 123 45 67'],
  ['PHONE', '34567'],
  ['EMAIL', 'QUAST.zoe@e'],
  ['EMAIL', '@ELM.ex'],
  ['NAME', 'quastenflosser zoë'],
  ['CITY', 'saint-etienne'],
  ['CITY', 'SAINT-É'],
  ['POSTAL_CODE', 'sw1a1'],
  ['TRACKING', '1z999 aa'],
  ['SKU', 'zi_7'],
] as const)('by %s an order is found, and in the list as well: %s', async (by, query) => {
  expect(await ordersFor(query)).toEqual([{ by, isIt: true }]);
  expect(await inList(query)).toEqual([true]);
});

test('an order is found by its number, its id and its payment', async () => {
  const found = [
    { by: 'NUMBER', query: `#${order.number}` },
    { by: 'NUMBER', query: `${order.number}` },
    { by: 'ID', query: order.id.toUpperCase() },
    { by: 'PAYMENT', query: payment },
  ];
  for (const { by, query } of found) {
    expect(await ordersFor(query), query).toEqual([{ by, isIt: true }]);
    expect(await inList(query), query).toEqual([true]);
  }
});

test('orders with a product are found by its name, and in the list they are not', async () => {
  expect(await ordersFor('zither')).toEqual([{ by: 'PRODUCT', isIt: true }]);
  expect(await inList('zither')).toEqual([]);
});

test('a row shows who ordered, for how much, and what has become of it', async () => {
  const { customerName, state, total } = (await search(`#${order.number}`)).orders[0]!;
  expect({ customerName, state, total }).toEqual({
    customerName: 'Zoë Quastenflosser',
    state: 'FULFILLED',
    total: { amount: order.totalPrice },
  });
});

test('an order that is found in two ways comes once, by the better one', async () => {
  expect(await ordersFor('quast')).toEqual([{ by: 'EMAIL', isIt: true }]);
});

test('customers are found by name and e-mail address, products by SKU and name, drafts too', async () => {
  expect((await search('zoe@elm')).customers).toMatchObject([{ by: 'EMAIL', id: buyer.user.id }]);
  expect((await search('flosser Zoë')).customers).toMatchObject([{ by: 'NAME' }]);
  const ofProduct = async (query: string) => (await search(query)).products.map(({ by, name }) => [by, name]);
  expect(await ofProduct('zi_7-o')).toEqual([['SKU', product.name]]);
  expect(await ofProduct('zither 100')).toEqual([['NAME', product.name]]);
  expect(await ofProduct('oak zither')).toEqual([['TEXT', product.name]]);
  await shop.addProduct({ name: 'Dulcimer', isDraft: true });
  expect(await ofProduct('dulcimer')).toEqual([['NAME', 'Dulcimer']]);
});

const nothing = { orders: [], customers: [], products: [] };

test('everybody sees the kinds they have the permission for, and shoppers none', async () => {
  const all = ['quast', 'zither'];
  const kinds = async (client: TestClient) => {
    const found = await Promise.all(all.map((query) => search(query, client)));
    const has = (kind: 'orders' | 'customers' | 'products') => found.some((each) => each[kind].length > 0);
    return (['orders', 'customers', 'products'] as const).filter(has);
  };
  expect(await kinds(admin)).toEqual(['orders', 'customers', 'products']);
  expect(await kinds(await shop.staff(Permission.Orders))).toEqual(['orders', 'customers']);
  expect(await kinds(await shop.staff(Permission.Customers))).toEqual(['customers']);
  expect(await kinds(await shop.staff(Permission.Products))).toEqual(['products']);
  expect(await kinds(await shop.staff(Permission.Settings))).toEqual([]);
  expect(await search('quast', buyer)).toMatchObject(nothing);
  expect((await shop.guest().execute(AdminSearchDocument, { query: 'quast' })).code).toBe('UNAUTHENTICATED');
});

test.each([
  '%',
  '_',
  '%%%%',
  '1%9',
  'zo_ qu%',
  'zi%7',
  "' or 1=1 --",
  '\\',
  '\\\\%',
  '"; drop table orders; --',
  '😀😀😀',
  '🧑‍🚀 Zoë 🧑‍🚀',
  ' ',
  '١٢٣٤٥',
  'ﬁ\u202e',
  '00000000000000',
  '+',
  '#',
  '99999999999999999999',
])('the text %j is taken literally and finds nothing', async (query) => {
  expect(await search(query)).toMatchObject({ ...nothing, query: query.trim() });
});

test('texts of more than 100 characters and control characters are refused', async () => {
  for (const query of ['x'.repeat(101), 'x'.repeat(10_000), 'a\u0000b', '\ud800'])
    expect((await admin.execute(AdminSearchDocument, { query })).code).toBe('BAD_USER_INPUT');
});

test('at most as many as wanted are found, at most 20 and the newest first', async () => {
  const client = await named('Manifold Buyer', 'many@elm.example');
  const ids: string[] = [];
  for (let n = 0; n < 3; n++) ids.push((await bought(client, product.id)).id);
  const find = async (first: number) =>
    (await admin.must(AdminSearchDocument, { query: 'Manifold', first })).adminSearch.orders.map(
      ({ id }) => id,
    );
  expect(await find(2)).toEqual([ids[2], ids[1]]);
  expect(await find(0)).toEqual([ids[2]]);
  expect(await find(1000)).toEqual(ids.toReversed());
});

test('a person whose data is erased is not found any more', async () => {
  const texts = ['quast', '0170 1234567', 'saint-etienne', 'SW1A1AA', 'flosser'];
  await shop
    .em()
    .execute(`update fulfillments set state = 'delivered', delivered_at = now() where order_id = ?`, [
      order.id,
    ]);
  await shop.em().execute('update orders set delivered_at = now() where id = ?', [order.id]);
  await admin.must(EraseUserDocument, { id: buyer.user.id });
  for (const query of texts) {
    expect(await search(query), query).toMatchObject(nothing);
    expect(await inList(query), query).toEqual([]);
  }
  expect(await ordersFor(`#${order.number}`)).toEqual([{ by: 'NUMBER', isIt: true }]);
});
