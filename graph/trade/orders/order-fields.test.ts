import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  CreateCustomFieldDocument,
  type CustomFieldFilterInput,
  type CustomFieldInput,
  OrderFieldsDocument,
  SetOrderFieldsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let buyer: Awaited<ReturnType<TestShop['shopper']>>;
let id: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const define = (input: object) =>
    admin.must(CreateCustomFieldDocument, { input: { subject: 'ORDER', ...input } } as never);
  await define({ label: 'Gift wrap', type: 'CHOICE', choices: ['Red', 'Blue'], isPublic: true });
  await define({ label: 'Route' });
  await define({ label: 'Parcels', type: 'NUMBER' });
});
beforeEach(async () => {
  buyer = await shop.shopper();
  const { id: lamp } = await shop.addProduct();
  id = (await place(buyer, await startCheckout(buyer, lamp))).data!.placeOrder.id;
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const set = (customFields: CustomFieldInput[], client = admin, order = id) =>
  client.execute(SetOrderFieldsDocument, { input: { id: order, customFields } });
const read = async (client: TestClient) =>
  (await client.must(OrderFieldsDocument, { id })).order.customFields.map(
    ({ key, value }) => `${key}: ${value}`,
  );

test('staff see all fields of an order, its buyer the public ones', async () => {
  await set([
    { key: 'route', value: 'North' },
    { key: 'gift_wrap', value: 'Red' },
  ]);
  expect(await read(await shop.staff('ORDERS'))).toEqual(['gift_wrap: Red', 'route: North']);
  expect(await read(buyer)).toEqual(['gift_wrap: Red']);
});

test('wrong values, other orders and stale edits are refused', async () => {
  expect((await set([{ key: 'gift_wrap', value: 'Green' }])).code).toBe('BAD_USER_INPUT');
  expect((await set([{ key: 'route', value: 'North' }], admin, randomUUID())).code).toBe('NOT_FOUND');
  await set([{ key: 'route', value: 'North' }]);
  const { code, errors } = await set([{ key: 'route', value: 'South', expected: null }]);
  expect([code, errors[0]?.extensions?.changed]).toEqual([
    'CONFLICT',
    { customFields: [{ subject: 'order', id, key: 'route', label: 'Route', value: 'North' }] },
  ]);
  expect(await read(admin)).toEqual(['route: North']);
});

test('the log names the fields, never what is in them', async () => {
  await set([{ key: 'route', value: 'canary' }]);
  await set([{ key: 'route', value: 'canary' }]);
  const events = (await shop.events('order.fields_changed')).filter(({ subjectId }) => subjectId === id);
  expect(events.map(({ data }) => data)).toEqual([{ changed: ['customFields.route'] }]);
});

test('staff filter the list of orders by a field, together with other filters', async () => {
  const list = (customField: CustomFieldFilterInput, more = {}, client = admin) =>
    client.execute(AdminOrdersDocument, { customField, ...more });
  const idsOf = async (customField: CustomFieldFilterInput, more = {}) =>
    (await list(customField, more)).data!.orders.orders.map((order) => order.id);
  await set([
    { key: 'route', value: 'Harbour 7' },
    { key: 'parcels', value: '2.5' },
  ]);
  expect(await idsOf({ key: 'route', beginsWith: 'harbour' })).toEqual([id]);
  expect(await idsOf({ key: 'route', beginsWith: 'harbour' }, { paid: true })).toEqual([]);
  expect(await idsOf({ key: 'parcels', from: '2.5', to: '3' })).toEqual([id]);
  expect((await list({ key: 'parcels', from: 'two' })).code).toBe('BAD_USER_INPUT');
  expect((await list({ key: 'route', equals: 'Harbour 7' }, {}, buyer)).code).toBe('FORBIDDEN');
});
