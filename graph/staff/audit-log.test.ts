import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountActor, Permission } from '../core/actor.ts';
import { recordEvent } from '../core/record-event.ts';
import {
  AuditLogDocument,
  CreateProductDocument,
  DeleteUserDocument,
  SetPermissionsDocument,
  UpdateProductDocument,
  UpdateUserDocument,
} from '../proof/testing/operations.generated.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let keeper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  keeper = await shop.staff(Permission.Staff, Permission.Orders);
  await keeper.must(SetPermissionsDocument, {
    input: { userId: (await shop.staff('ORDERS')).user.id, permissions: ['STAFF'] },
  });
  shop.clock.advance(60_000);
  const data = { changed: ['name', 'price'], old: { price: 4999 }, new: { price: 3999 } };
  await record(admin, { type: 'product.updated', subject: 'p1', data });
  await record(await shop.shopper(), { type: 'review.written', subject: 'p1' });
});
afterAll(() => shop?.close());

function record({ user }: TestClient, event: Parameters<typeof recordEvent>[2]): Promise<void> {
  const source = { actor: accountActor(user, 'password', shop.settings), ports: shop.ports };
  return shop.em().transactional((em) => recordEvent(em, source, event));
}

const log = async (variables = {}) => (await keeper.must(AuditLogDocument, variables)).auditLog;

test('it says who changed what, with old and new values, newest first, and leaves shoppers out', async () => {
  const own = (await log()).entries.filter(({ type }) => /^(permission|product|review)/.test(type));
  expect(own).toEqual([
    {
      actorId: admin.user.id,
      actorName: 'Ada Admin',
      type: 'product.updated',
      sentence: 'A product was edited.',
      subjectType: 'product',
      subjectId: 'p1',
      subjectName: null,
      changes: [
        { field: 'name', old: null, new: null },
        { field: 'price', old: '4999', new: '3999' },
      ],
    },
    expect.objectContaining({
      actorId: keeper.user.id,
      type: 'permission.changed',
      subjectName: expect.stringMatching(/./),
      changes: [{ field: 'permissions', old: 'ORDERS', new: 'STAFF' }],
    }),
  ]);
});

test('it is narrowed by who, what and when', async () => {
  const typesOf = async (variables: object) => (await log(variables)).entries.map(({ type }) => type);
  expect(await typesOf({ subject: 'p1' })).toEqual(['product.updated']);
  expect(await typesOf({ actor: keeper.user.id })).toContain('permission.changed');
  expect(await typesOf({ actor: keeper.user.id })).not.toContain('product.updated');
  expect(await typesOf({ actor: 'nobody' })).toEqual([]);
  expect(await typesOf({ subjectType: 'product' })).toEqual(['product.updated']);
  expect(await typesOf({ subjectType: 'order' })).toEqual([]);
  expect((await keeper.execute(AuditLogDocument, { subjectType: 'people' })).code).toBe('BAD_USER_INPUT');
  const middle = new Date(shop.ports.now().getTime() - 30_000).toISOString();
  expect(await typesOf({ from: middle })).toContain('product.updated');
  expect(await typesOf({ to: middle })).not.toContain('product.updated');
});

test('it is read by pages', async () => {
  const { total, pages } = await log({ pageSize: 1 });
  expect(pages).toBe(total);
  const { entries } = await log({ pageSize: 1, page: total });
  expect(entries).toHaveLength(1);
  expect((await log({ pageSize: 1, page: total + 1 })).entries).toEqual([]);
});

test('every mutation leaves old and new prices, stock and permissions, and of texts only the name', async () => {
  const person = (await shop.staff('ORDERS')).user.id;
  const { createProduct: lamp } = await admin.must(CreateProductDocument, {
    input: { name: 'Secret lamp', price: 4999, countInStock: 10 },
  });
  const input = { id: lamp.id, name: 'Secret lantern', price: 5999, countInStock: 8 };
  await admin.must(UpdateProductDocument, { input });
  await admin.must(UpdateUserDocument, { input: { id: person, name: 'Secret name' } });
  await admin.must(DeleteUserDocument, { id: person });
  const changesOf = async (subject: string) =>
    (await log({ subject })).entries.map(({ type, changes }) => [
      type,
      ...changes.map((each) => `${each.field}: ${each.old} -> ${each.new}`),
    ]);
  expect(await changesOf(lamp.id)).toEqual([
    ['product.updated', 'name: null -> null', 'price: 4999 -> 5999', 'countInStock: 10 -> 8'],
    ['product.created', 'price: null -> 4999', 'countInStock: null -> 10'],
  ]);
  expect(await changesOf(person)).toEqual([
    ['account.deleted', 'permissions: ORDERS -> '],
    ['account.updated', 'name: null -> null'],
    ['session.started'],
  ]);
  const everything = await shop.em().execute('select data from events');
  expect(JSON.stringify(everything)).not.toContain('Secret');
});
