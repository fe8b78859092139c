import { afterAll, beforeAll, expect, test } from 'vitest';
import { Permission } from '../../core/actor.ts';
import {
  DeleteUserDocument,
  EraseUserDocument,
  MeDocument,
  PersonalDataDocument,
  RevokeAdminDocument,
  UpdateUserDocument,
  UsersDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

const { Customers, Orders, Staff } = Permission;
const permissions = Object.values(Permission);

test('somebody with a permission may do what it is for, and elsewhere the error names the missing one', async () => {
  const keeper = await shop.staff(Customers);
  expect((await keeper.must(UsersDocument)).users.total).toBeGreaterThan(0);
  const { code, errors } = await keeper.execute(RevokeAdminDocument, { userId: keeper.user.id });
  expect([code, errors[0]?.message]).toEqual(['FORBIDDEN', 'This needs the permission STAFF.']);
  expect(errors[0]?.extensions?.needs).toBe('STAFF');
});

test('the error of the REST API stays as it was', async () => {
  const { status, body } = await rest(await shop.shopper(), 'GET', '/users');
  expect([status, body]).toEqual([
    403,
    {
      code: 'FORBIDDEN',
      message: expect.stringMatching(/^This needs an account with the permission [A-Z]+\.$/),
    },
  ]);
});

test('a permission that is taken counts from the next request', async () => {
  const keeper = await shop.staff(Customers, Orders);
  await keeper.must(UsersDocument);
  await shop.em().nativeUpdate(User, { id: keeper.user.id }, { permissions: [Orders] });
  expect((await keeper.execute(UsersDocument)).code).toBe('FORBIDDEN');
});

test('everybody reads the own permissions: admins all, shoppers none', async () => {
  const mine = async (client: Awaited<ReturnType<TestShop['shopper']>>) =>
    (await client.must(MeDocument)).me?.permissions;
  expect(await mine(await shop.admin())).toEqual(permissions);
  expect(await mine(await shop.staff(Orders, Staff))).toEqual([Orders, Staff]);
  expect(await mine(await shop.shopper())).toEqual([]);
});

test('the account of staff is managed only by somebody with STAFF and all permissions that it has', async () => {
  const colleague = await shop.staff(Orders);
  const { id } = colleague.user;
  for (const rights of [[Customers], [Customers, Orders], [Customers, Staff]]) {
    const manager = await shop.staff(...rights);
    const rename = { input: { id, email: 'mallory@example.com' } };
    expect((await manager.execute(UpdateUserDocument, rename)).code, rights.join()).toBe('FORBIDDEN');
    expect((await manager.execute(PersonalDataDocument, { userId: id })).code).toBe('FORBIDDEN');
    expect((await manager.execute(EraseUserDocument, { id })).code).toBe('FORBIDDEN');
    expect((await manager.execute(DeleteUserDocument, { id })).code).toBe('FORBIDDEN');
  }
  expect(await shop.em().findOne(User, id)).toMatchObject({ email: colleague.user.email, deletedAt: null });
  const manager = await shop.staff(Customers, Orders, Staff);
  await manager.must(UpdateUserDocument, { input: { id, name: 'Renamed' } });
  await manager.must(DeleteUserDocument, { id });
  expect(await shop.em().findOne(User, id)).toMatchObject({ permissions: [] });
});

test('only who has every permission makes an admin', async () => {
  const { user } = await shop.shopper();
  const input = { id: user.id, isAdmin: true };
  for (const missing of permissions) {
    const manager = await shop.staff(...permissions.filter((each) => each !== missing));
    const { code, errors } = await manager.execute(UpdateUserDocument, { input });
    expect([code, errors[0]?.extensions?.needs]).toEqual(['FORBIDDEN', missing]);
  }
  expect((await shop.em().findOne(User, user.id))?.isAdmin).toBe(false);
});

test('only an admin takes the right of another one', async () => {
  const admin = await shop.admin();
  const manager = await shop.staff(...permissions);
  expect((await manager.execute(RevokeAdminDocument, { userId: admin.user.id })).code).toBe('FORBIDDEN');
  await (await shop.admin()).must(RevokeAdminDocument, { userId: admin.user.id });
});
