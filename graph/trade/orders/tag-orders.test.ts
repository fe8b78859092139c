import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  AdminOrdersDocument,
  AuditLogDocument,
  OrderTagsDocument,
  TagOrdersDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let ids: string[];
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const shopper = await shop.shopper();
  const lamp = await shop.addProduct({ countInStock: 9 });
  ids = [];
  for (let n = 0; n < 3; n++)
    ids.push((await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id);
});
afterAll(() => shop?.close());

type Input = { ids: string[]; add?: string[]; remove?: string[] };
const tag = async (input: Input) =>
  (await admin.must(TagOrdersDocument, { input })).tagOrders.orders.map(({ tags }) => tags);
const refused = async (input: Input) => (await admin.execute(TagOrdersDocument, { input })).code;
const tagged = async (name: string) =>
  (await admin.must(AdminOrdersDocument, { tag: name })).orders.orders.map(({ id }) => id);
const events = async () => (await shop.events('order.tagged')).length;

test('orders are tagged and found by a tag in any case; a tag that is there stays as it is written, and only changes are recorded', async () => {
  const [a, b, c] = ids as [string, string, string];
  expect(await tag({ ids: [b, a], add: [' Gift ', 'Call first'] })).toEqual([
    ['Gift', 'Call first'],
    ['Gift', 'Call first'],
  ]);
  expect(await events()).toBe(2);
  expect(await tag({ ids: [a, c], add: ['GIFT'], remove: ['call FIRST'] })).toEqual([['Gift'], ['GIFT']]);
  expect(await events()).toBe(4);
  expect(await tag({ ids: [a, c], add: ['gift'], remove: ['Call first', 'gift'] })).toEqual([
    ['Gift'],
    ['GIFT'],
  ]);
  expect(await events()).toBe(4);
  expect(await tagged('gIFT')).toEqual([c, b, a]);
  expect(await tagged(' call first')).toEqual([b]);
  expect(await tagged('gif')).toEqual([]);
  const { auditLog } = await admin.must(AuditLogDocument, { subject: a });
  expect(auditLog.entries[0]!.changes.map(({ sentence }) => sentence)).toEqual([
    'Tags from Gift, Call first to Gift',
  ]);
  expect(await tag({ ids, remove: ['gift', 'call first'] })).toEqual([[], [], []]);
});

test.each([
  ['no order', { ids: [] }],
  ['101 orders', { ids: Array.from({ length: 101 }, () => randomUUID()) }],
  ['a blank tag', { add: [' '] }],
  ['a tag of 41 characters', { add: ['x'.repeat(41)] }],
  ['a tag of two lines', { add: ['a\nb'] }],
  ['a tag with a comma', { add: ['a,b'] }],
  ['11 tags at once', { add: Array.from({ length: 11 }, (_, at) => `tag ${at}`) }],
])('%s is refused', async (_, input) => {
  expect(await refused({ ids, ...input })).toBe('BAD_USER_INPUT');
});

test('all orders change or none: with an unknown one, and with one that would have 11 tags', async () => {
  const [a, b] = ids as [string, string];
  expect(await refused({ ids: [a, randomUUID()], add: ['Gift'] })).toBe('NOT_FOUND');
  expect(await refused({ ids: [a, 'lamp'], add: ['Gift'] })).toBe('NOT_FOUND');
  const ten = Array.from({ length: 10 }, (_, at) => `tag ${at}`);
  expect(await tag({ ids: [b], add: ten })).toEqual([ten]);
  expect(await refused({ ids, add: ['Gift'] })).toBe('BAD_USER_INPUT');
  expect(await tagged('gift')).toEqual([]);
  expect(await tag({ ids: [b], add: ['Gift'], remove: ten })).toEqual([['Gift']]);
});

test('buyers read no tags of their orders', async () => {
  const own = await shop.shopper();
  const lamp = await shop.addProduct();
  const { data } = await place(own, await startCheckout(own, lamp.id));
  const { id } = data!.placeOrder;
  await tag({ ids: [id], add: ['Complains'] });
  expect((await own.must(OrderTagsDocument, { id })).order.tags).toBeNull();
  expect((await admin.must(OrderTagsDocument, { id })).order.tags).toEqual(['Complains']);
});

test('a tag is found however its capital letters are written small, also with a sigma at its end or a dotted I', async () => {
  const [a, b] = ids as [string, string];
  await tag({ ids: [a], add: ['ΔΡΟΜΟΣ', 'İzmir'] });
  await tag({ ids: [b], add: ['δρομοσ'] });
  for (const written of ['ΔΡΟΜΟΣ', 'δρομος', 'δρομοσ'])
    expect((await tagged(written)).sort(), written).toEqual([a, b].sort());
  expect(await tagged('İZMİR')).toEqual([a]);
  expect(await tag({ ids: [a], add: ['δρομος'] })).toEqual([expect.arrayContaining(['ΔΡΟΜΟΣ'])]);
  expect((await tag({ ids: [a], add: ['δρομος'] }))[0]).not.toContain('δρομος');
});
