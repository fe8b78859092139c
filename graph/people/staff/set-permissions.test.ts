import { afterAll, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import {
  MeDocument,
  RemoveStaffDocument,
  SetPermissionsDocument,
  StaffDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from '../accounts/user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const { Staff, Orders, Content } = Permission;
const all = Object.values(Permission);
const give = (by: TestClient, { user }: TestClient, ...permissions: Permission[]) =>
  by.execute(SetPermissionsDocument, { input: { userId: user.id, permissions } });
const heldBy = async ({ user }: TestClient) => (await shop.em().findOne(User, user.id))?.permissions;

test('permissions count from the next request, and end no session', async () => {
  const [admin, shopper] = [await shop.admin(), await shop.shopper()];
  await give(admin, shopper, Staff, Orders, Orders);
  expect((await shopper.must(MeDocument)).me?.permissions).toEqual([Orders, Staff]);
  const { staff } = await shopper.must(StaffDocument);
  expect(staff.users.map(({ id }) => id).sort()).toEqual([admin.user.id, shopper.user.id].sort());
  await admin.must(RemoveStaffDocument, { userId: shopper.user.id });
  expect((await shopper.must(MeDocument)).me?.permissions).toEqual([]);
  expect((await shopper.execute(StaffDocument)).code).toBe('FORBIDDEN');
});

test.each(all)('who has STAFF and %s gives and takes these alone', async (held) => {
  const granter = await shop.staff(Staff, held);
  for (const permission of all) {
    const [shopper, colleague] = [await shop.shopper(), await shop.staff(permission)];
    const isAllowed = permission === held || permission === Staff;
    const [given, taken] = [await give(granter, shopper, permission), await give(granter, colleague)];
    expect([given.code, taken.code]).toEqual(isAllowed ? [undefined, undefined] : ['FORBIDDEN', 'FORBIDDEN']);
    expect(await heldBy(shopper)).toEqual(isAllowed ? [permission] : []);
    expect(await heldBy(colleague)).toEqual(isAllowed ? [] : [permission]);
    if (!isAllowed) expect(given.errors[0]?.extensions?.needs).toBe(permission);
  }
});

test.each(all.filter((permission) => permission !== Staff))('who has only %s gives nothing', async (held) => {
  const shopper = await shop.shopper();
  expect((await give(await shop.staff(held), shopper, held)).code).toBe('FORBIDDEN');
  expect(await heldBy(shopper)).toEqual([]);
});

test('nobody changes the own permissions or those of an admin', async () => {
  const [admin, keeper] = [await shop.admin(), await shop.staff(...all)];
  expect((await give(keeper, keeper, Staff)).code).toBe('CONFLICT');
  expect((await give(keeper, admin)).code).toBe('CONFLICT');
  expect((await keeper.execute(RemoveStaffDocument, { userId: admin.user.id })).code).toBe('CONFLICT');
  expect(await heldBy(keeper)).toEqual(all);
});

test('it needs the password, ten minutes after signing in', async () => {
  const [admin, shopper] = [await shop.admin(), await shop.shopper()];
  shop.clock.advance(10 * 60_000);
  expect((await give(admin, shopper, Content)).code).toBe('REAUTHENTICATION_REQUIRED');
  expect(await heldBy(shopper)).toEqual([]);
});
