import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '../../people/accounts/user.entity.ts';
import { eraseUser } from '../../privacy/erase-user.ts';
import { exportUser } from '../../privacy/export-user.ts';
import { pastOrder } from '../../proof/access/past-calls.ts';
import type { Stage } from '../../proof/access/stage.ts';
import {
  DeletePastOrderDocument,
  ErasePastOrdersDocument,
  PastOrderDocument,
  PastOrdersDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { PastCustomer } from './past-customer.entity.ts';
import { PastOrder } from './past-order.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const past = (email?: string) => pastOrder({ shop } as Stage, email);
const left = async (emailKey: string) => [
  await shop.em().count(PastCustomer, { emailKey }),
  await shop.em().count(PastOrder, { emailKey }),
];
const exported = async ({ user }: TestClient) =>
  exportUser({ em: shop.em(), ports: shop.ports }, user.email, { guests: false });

test('a person with a confirmed address exports and erases it', async () => {
  const person = await shop.shopper();
  await shop.em().nativeUpdate(User, person.user.id, { emailVerifiedAt: shop.ports.now() });
  const { number } = await past(person.user.email);
  const sections = JSON.stringify(await exported(person));
  expect(sections).toContain(number);
  await eraseUser({ em: shop.em(), ports: shop.ports }, person.user.email);
  expect(await left(person.user.email)).toEqual([0, 0]);
});

test('an account whose address nobody confirmed reads nothing of it', async () => {
  const stranger = await shop.shopper();
  await shop.em().nativeUpdate(User, stranger.user.id, { emailVerifiedAt: null });
  const { number } = await past(stranger.user.email);
  expect(JSON.stringify(await exported(stranger))).not.toContain(number);
});

test('staff erase somebody whom the shop does not know, and single orders', async () => {
  const { email } = await past();
  const input = { email: email.toUpperCase() };
  expect((await admin.must(ErasePastOrdersDocument, { input })).erasePastOrders).toEqual({
    customers: 1,
    orders: 1,
  });
  expect((await admin.execute(ErasePastOrdersDocument, { input })).code).toBe('NOT_FOUND');
  const { id } = await past();
  await admin.must(DeletePastOrderDocument, { input: { id } });
  expect((await admin.execute(PastOrderDocument, { id })).code).toBe('NOT_FOUND');
  expect((await admin.execute(DeletePastOrderDocument, { input: { id: randomUUID() } })).code).toBe(
    'NOT_FOUND',
  );
});

test('the list is read in parts, and a keyword is taken literally', async () => {
  await shop.em().nativeDelete(PastOrder, {});
  for (let count = 0; count < 3; count += 1) await past();
  const first = (await admin.must(PastOrdersDocument, { first: 2 })).pastOrders;
  expect(first.pageInfo.hasNextPage).toBe(true);
  const after = first.pageInfo.endCursor;
  const rest = (await admin.must(PastOrdersDocument, { first: 2, after })).pastOrders;
  expect(new Set([...first.nodes, ...rest.nodes].map(({ id }) => id)).size).toBe(3);
  for (const keyword of ['%', '_', 'a%', "' or 1=1"])
    expect((await admin.must(PastOrdersDocument, { keyword })).pastOrders.nodes).toEqual([]);
});
