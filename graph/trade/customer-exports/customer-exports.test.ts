import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  CreateCustomFieldDocument,
  SetCustomerFieldsDocument,
  TagCustomerDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let clerk: TestClient;
let buyer: TestClient;
beforeAll(async () => {
  shop = await testShop();
  clerk = await shop.staff('ORDERS');
  buyer = await shop.confirmedShopper();
  const { id } = await shop.addProduct({ price: 20_00, countInStock: 9 });
  for (const client of [
    buyer,
    await shop.guestBuyer(buyer.user.email),
    await shop.guestBuyer('other@example.com'),
  ]) {
    const checkout = await startCheckout(client, id, 2);
    await place(client, checkout, await shop.pay(checkout));
  }
  await clerk.must(TagCustomerDocument, { input: { id: buyer.user.id, add: ['VIP'] } });
  await shop.em().execute("update users set name = '=1+1' where id = ?", [buyer.user.id]);
});
afterAll(() => shop?.close());

const get = (query: string, client = clerk) => client.fetch(`/files/customers.csv?${query}`);
const rowsOf = async (query: string) => {
  const response = await get(query);
  expect(response.status).toBe(200);
  return parse(await response.text(), { columns: true, bom: true }) as Record<string, string>[];
};

test('custom fields are columns by their keys, with what the account has before what its guests have', async () => {
  const admin = await shop.admin();
  for (const label of ['Remark', 'Route'])
    await admin.must(CreateCustomFieldDocument, { input: { subject: 'CUSTOMER', label } });
  const values = [
    { key: 'remark', value: 'Of the account' },
    { key: 'route', value: 'North' },
  ];
  await clerk.must(SetCustomerFieldsDocument, { input: { id: buyer.user.id, customFields: values } });
  await shop.em().execute(
    `insert into custom_values (subject_id, field_id, value)
     select guest.id, f.id, 'Of a guest' from users guest, custom_fields f where guest.guest_email_key = ? and f.key = 'remark'`,
    [buyer.user.email],
  );
  expect(await rowsOf('hasAccount=true')).toMatchObject([
    { 'custom.remark': 'Of the account', 'custom.route': 'North' },
  ]);
  expect(await rowsOf('keyword=other')).toMatchObject([{ 'custom.remark': '', 'custom.route': '' }]);
  expect(await rowsOf('customField=remark&customFieldEquals=of+the+account')).toHaveLength(1);
  expect(await rowsOf('customField=remark&customFieldEquals=of+a+guest')).toEqual([]);
});

test('the customers of a filter are exported, each once, and no name is a formula', async () => {
  expect((await rowsOf('')).map(({ Email }) => Email)).toEqual(['other@example.com', buyer.user.email]);
  expect(await rowsOf('minOrders=2&tags=vip&hasAccount=true')).toMatchObject([
    {
      Name: "'=1+1",
      Email: buyer.user.email,
      Kind: 'account',
      Orders: '2',
      Spent: '292.00',
      Currency: 'INR',
      Tags: 'VIP',
    },
  ]);
  expect(await rowsOf('keyword=other')).toMatchObject([{ Kind: 'guest', 'Paid orders': '1', Country: 'IN' }]);
  expect(await rowsOf('tag=nobody')).toEqual([]);
});

test('the log says who exported, without what was searched for', async () => {
  await rowsOf('keyword=canary&minOrders=2');
  const [event] = (await shop.events('customers.exported')).slice(-1);
  expect(event).toMatchObject({ actorId: clerk.user.id, data: { fields: ['keyword', 'minOrders'] } });
});

test.each([
  ...[
    'minOrders=x',
    'minOrders=-1',
    'minSpent=5',
    'country=india',
    'lastOrderFrom=today',
    'hasAccount=maybe',
  ],
  ...['tags=%00', 'minOrder=1', 'keyword=a&keyword=b', 'minOrders=3&maxOrders=2'],
])('"%s" is refused, and nothing is recorded', async (query) => {
  const before = (await shop.events('customers.exported')).length;
  expect((await get(query)).status).toBe(400);
  expect(await shop.events('customers.exported')).toHaveLength(before);
});

test('who may not see customers gets none', async () => {
  expect((await get('', shop.guest())).status).toBe(401);
  expect((await get('', buyer)).status).toBe(403);
  expect((await get('', await shop.staff('REPORTS', 'CUSTOMERS'))).status).toBe(403);
});
