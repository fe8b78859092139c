import { afterAll, beforeEach, expect, test } from 'vitest';
import {
  MeDocument,
  RevokeAdminDocument,
  UpdateUserDocument,
  UsersDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { revokeAdminByEmail } from './revoke-admin.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
let ada: TestClient;
let bob: TestClient;
beforeEach(async () => {
  await shop?.close();
  shop = await testShop();
  [ada, bob] = [await shop.admin(), await shop.admin()];
});
afterAll(() => shop?.close());

const revoke = (client: TestClient, { user }: TestClient) =>
  client.execute(RevokeAdminDocument, { userId: user.id });
/** Who changed whose rights, from what to what. */
const changes = async () =>
  (await shop.events('permission.changed')).map(({ actorId, subjectId, data }) => [
    actorId,
    subjectId,
    data.old,
    data.new,
  ]);
const admins = async () => (await shop.em().find(User, { isAdmin: true })).map(({ id }) => id).sort();

test('an admin takes the right of another one, who is signed out, and the log says who did it', async () => {
  const { data } = await revoke(ada, bob);
  expect(data?.revokeAdmin).toMatchObject({ id: bob.user.id, isAdmin: false });
  expect((await bob.execute(UsersDocument)).code).toBe('UNAUTHENTICATED');
  expect((await bob.must(MeDocument)).me).toBeNull();
  expect((await ada.execute(UsersDocument)).code).toBeUndefined();
  expect(await changes()).toEqual([[ada.user.id, bob.user.id, { isAdmin: true }, { isAdmin: false }]]);
});

test('nobody takes the own right', async () => {
  const { code, errors } = await revoke(ada, ada);
  expect([code, errors[0]?.message]).toEqual(['CONFLICT', 'Only another admin can remove your admin right.']);
  expect(await admins()).toContain(ada.user.id);
});

test('somebody who is no admin has no right to take', async () => {
  expect((await revoke(ada, await shop.shopper())).code).toBe('CONFLICT');
  expect(await changes()).toEqual([]);
});

test('the calls of the specification still refuse to change an admin', async () => {
  const body = { id: bob.user.id, isAdmin: false };
  expect(await rest(ada, 'PUT', '/users/edit', body)).toMatchObject({ status: 409 });
  expect(await admins()).toContain(bob.user.id);
});

test('giving the right and taking it both need the password, ten minutes after signing in', async () => {
  const shopper = await shop.shopper();
  shop.clock.advance(10 * 60_000);
  expect((await revoke(ada, bob)).code).toBe('REAUTHENTICATION_REQUIRED');
  const input = { id: shopper.user.id, isAdmin: true };
  expect((await ada.execute(UpdateUserDocument, { input })).code).toBe('REAUTHENTICATION_REQUIRED');
  expect(await rest(ada, 'PUT', '/users/edit', input)).toMatchObject({ status: 401 });
  expect(await admins()).toEqual([ada.user.id, bob.user.id].sort());
  const rename = { id: shopper.user.id, name: 'Renamed', isAdmin: false };
  expect((await ada.must(UpdateUserDocument, { input: rename })).updateUser.name).toBe('Renamed');
  expect(await changes()).toEqual([]);
});

test('the log says who made somebody an admin', async () => {
  const { user } = await shop.shopper();
  await ada.must(UpdateUserDocument, { input: { id: user.id, isAdmin: true } });
  expect(await changes()).toEqual([[ada.user.id, user.id, { isAdmin: false }, { isAdmin: true }]]);
});

test('the command takes any right but the last one', async () => {
  await revokeAdminByEmail(shop.later(), bob.user.emailKey!);
  expect((await bob.must(MeDocument)).me).toBeNull();
  await expect(revokeAdminByEmail(shop.later(), ada.user.emailKey!)).rejects.toThrow(
    'This is the last admin.',
  );
  await expect(revokeAdminByEmail(shop.later(), bob.user.emailKey!)).rejects.toThrow(
    'This account is no admin.',
  );
  expect(await admins()).toEqual([ada.user.id]);
  expect(await changes()).toEqual([[null, bob.user.id, { isAdmin: true }, { isAdmin: false }]]);
});
