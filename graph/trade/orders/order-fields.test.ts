import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  CreateCustomFieldDocument,
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
