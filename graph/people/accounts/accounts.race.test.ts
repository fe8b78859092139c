import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  DeleteUserDocument,
  MeDocument,
  RegisterDocument,
  SignInDocument,
  UpdateProfileDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  admin = await shop.admin();
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const me = async (client: TestClient) => (await client.must(MeDocument)).me?.id;
const register = (email: string) =>
  shop.guest().execute(RegisterDocument, { input: { name: 'Nia', email, password: 'long enough' } });

test('of two people who register with one e-mail at the same moment the second gets EMAIL_TAKEN', async () => {
  let inTime: Awaited<ReturnType<typeof register>> | undefined;
  const late = await atFailpoint(
    'account.passwordHashed',
    async () => {
      inTime = await register('Nia@Example.com');
    },
    () => register('nia@example.com'),
  );
  expect(inTime?.data?.register.email).toBe('Nia@Example.com');
  expect(late.code).toBe('EMAIL_TAKEN');
  expect(await shop.em().count(User, { emailKey: 'nia@example.com' })).toBe(1);
});

test('an e-mail that somebody registers while a profile is saved with it stays theirs', async () => {
  const person = await shop.shopper();
  const answer = await atFailpoint(
    'account.profileRead',
    () => register('wanted@example.com'),
    () => person.execute(UpdateProfileDocument, { input: { name: 'New', email: 'wanted@example.com' } }),
  );
  expect(answer.code).toBe('EMAIL_TAKEN');
  expect(await shop.em().findOneOrFail(User, person.user.id)).toMatchObject({ name: person.user.name });
});

test('a profile saved after its account was deleted brings nothing back', async () => {
  const person = await shop.shopper();
  const answer = await atFailpoint(
    'account.profileRead',
    () => admin.must(DeleteUserDocument, { id: person.user.id }),
    () => person.execute(UpdateProfileDocument, { input: { name: 'Back', password: 'once more' } }),
  );
  expect(answer.code).toBe('UNAUTHENTICATED');
  expect(await me(person)).toBeUndefined();
  expect((await shop.em().findOneOrFail(User, person.user.id)).name).toBe('Deleted user');
});

test('a profile saved while its account is being deleted waits and brings nothing back', async () => {
  const person = await shop.shopper();
  let save: Promise<{ code: string | undefined }> | undefined;
  await atFailpoint(
    'account.deletionLocked',
    () => {
      save = person.execute(UpdateProfileDocument, { input: { name: 'Still here' } });
      return untilBlocked(shop);
    },
    () => admin.must(DeleteUserDocument, { id: person.user.id }),
  );
  expect((await save)?.code).toBe('UNAUTHENTICATED');
  expect((await shop.em().findOneOrFail(User, person.user.id)).name).toBe('Deleted user');
});

test('a session that a new password ends meanwhile changes nothing any more', async () => {
  const owner = await shop.shopper();
  const thief = shop.guest();
  thief.cookie = owner.cookie;
  const answer = await atFailpoint(
    'account.profileRead',
    () => owner.must(UpdateProfileDocument, { input: { password: 'the owner knows' } }),
    () => thief.execute(UpdateProfileDocument, { input: { password: 'the thief knows' } }),
  );
  expect(answer.code).toBe('UNAUTHENTICATED');
  const input = { email: owner.user.email, password: 'the owner knows' };
  expect((await shop.guest().execute(SignInDocument, { input })).code).toBeUndefined();
});

test.each([
  [
    'changed',
    (owner: TestClient) => owner.must(UpdateProfileDocument, { input: { password: 'another one' } }),
  ],
  ['of a deleted account', ({ user }: TestClient) => admin.must(DeleteUserDocument, { id: user.id })],
])('a password that is %s once it was verified signs nobody in any more', async (_, happens) => {
  const owner = await shop.shopper();
  const intruder = shop.guest();
  const input = { email: owner.user.email, password: TEST_PASSWORD };
  const answer = await atFailpoint(
    'account.passwordVerified',
    () => happens(owner),
    () => intruder.execute(SignInDocument, { input }),
  );
  expect(answer.code).toBe('WRONG_CREDENTIALS');
  expect(await me(intruder)).toBeUndefined();
});

test('a sign-in does not wait for an old session that another one is ending', async () => {
  const { user } = await shop.shopper();
  const old = new Date(Date.now() - 3_600_000);
  for (let n = 0; n < 52; n++)
    await shop.em().insert(Session, {
      tokenHash: `${user.id} ${n}`,
      user: user.id,
      createdAt: old,
      lastSeenAt: new Date(+old - n),
    });
  const input = { email: user.email, password: TEST_PASSWORD };
  const { code } = await shop.em().transactional(async (em) => {
    await em.execute('select from sessions where token_hash = ? for update', [`${user.id} 51`]);
    return shop.guest().execute(SignInDocument, { input });
  });
  expect(code).toBe(undefined);
  const left = (await shop.em().find(Session, { user: user.id })).map(({ tokenHash }) => tokenHash);
  expect(left).toHaveLength(51);
  expect(left).toContain(`${user.id} 51`);
  await shop.guest().must(SignInDocument, { input });
  expect(await shop.em().count(Session, { user: user.id })).toBe(50);
});
