import { print } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  MeDocument,
  RegisterDocument,
  SignInDocument,
  SignOutDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Session } from './session.entity.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { User } from './user.entity.ts';

const hour = 3_600_000;
const day = 24 * hour;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

async function isSignedIn(client: TestClient): Promise<boolean> {
  return (await client.must(MeDocument)).me !== null;
}

function sessionOf(client: TestClient): Promise<Session> {
  return shop.em().findOneOrFail(Session, { user: client.user.id });
}

test('a guest has no session, and asking who one is makes none', async () => {
  const guest = shop.guest();
  const before = await shop.em().count(Session);
  expect(await isSignedIn(guest)).toBe(false);
  expect(guest.cookie).toBe('');
  expect(await shop.em().count(Session)).toBe(before);
});

test('a token that was never given signs nobody in', async () => {
  const stranger = shop.guest();
  stranger.cookie = `session=${'A'.repeat(43)}`;
  expect(await isSignedIn(stranger)).toBe(false);
});

test('a token has 256 random bits and is nowhere in the database', async () => {
  const shopper = await shop.shopper();
  const token = shopper.cookie.split('=')[1] ?? '';
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  const rows = await shop.em().execute('select row_to_json(sessions)::text as row from sessions');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await sessionOf(shopper)).tokenHash).toHaveLength(43);
});

test('a signed-out session is ended, also for a copy of its cookie', async () => {
  const shopper = await shop.shopper();
  const thief = shop.guest();
  thief.cookie = shopper.cookie;
  expect(await isSignedIn(thief)).toBe(true);
  expect((await shopper.must(SignOutDocument)).signOut).toBe(true);
  expect(shopper.cookie).toBe('');
  expect(await isSignedIn(thief)).toBe(false);
});

test('signing out succeeds for anyone, and ends no other session of the person', async () => {
  expect((await shop.guest().must(SignOutDocument)).signOut).toBe(true);
  const shopper = await shop.shopper();
  const stranger = shop.guest();
  stranger.cookie = 'session=unknown';
  expect((await stranger.must(SignOutDocument)).signOut).toBe(true);
  expect(await isSignedIn(shopper)).toBe(true);
});

test('a session ends after 7 days without use', async () => {
  const [used, unused] = await Promise.all([shop.shopper(), shop.shopper()]);
  shop.clock.advance(7 * day - hour);
  expect(await isSignedIn(used)).toBe(true);
  shop.clock.advance(hour);
  expect(await isSignedIn(used)).toBe(true);
  expect(await isSignedIn(unused)).toBe(false);
});

test('a session ends 30 days after signing in, however much it is used', async () => {
  const shopper = await shop.shopper();
  for (let days = 5; days < 30; days += 5) {
    shop.clock.advance(5 * day);
    expect(await isSignedIn(shopper)).toBe(true);
  }
  shop.clock.advance(5 * day);
  expect(await isSignedIn(shopper)).toBe(false);
});

test('using a session is written down once an hour at most', async () => {
  const shopper = await shop.shopper();
  const { lastSeenAt } = await sessionOf(shopper);
  shop.clock.advance(hour / 2);
  await isSignedIn(shopper);
  expect((await sessionOf(shopper)).lastSeenAt).toEqual(lastSeenAt);
  shop.clock.advance(hour / 2);
  await isSignedIn(shopper);
  const seen = (await sessionOf(shopper)).lastSeenAt.getTime() - lastSeenAt.getTime();
  expect(seen).toBeGreaterThanOrEqual(hour);
});

test('a demotion or a deletion counts from the next request on', async () => {
  const [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  expect((await admin.must(MeDocument)).me?.isAdmin).toBe(true);
  await shop.em().nativeUpdate(User, { id: admin.user.id }, { isAdmin: false });
  await shop.em().nativeDelete(User, { id: shopper.user.id });
  expect((await admin.must(MeDocument)).me?.isAdmin).toBe(false);
  expect(await isSignedIn(shopper)).toBe(false);
});

test('expired sessions are deleted, and only they', async () => {
  await shop.em().nativeDelete(Session, {});
  await shop.shopper();
  shop.clock.advance(7 * day);
  const fresh = await shop.shopper();
  await deleteExpiredSessions(shop.em(), shop.ports.now());
  expect(await shop.em().count(Session)).toBe(1);
  expect(await isSignedIn(fresh)).toBe(true);
});

test('the cookie is out of reach for scripts and other sites, and lasts as long as a session can', async () => {
  const input = { name: 'Ann', email: 'cookie@example.com', password: 'a long secret' };
  const body = JSON.stringify({ query: print(RegisterDocument), variables: { input } });
  const headers = { 'content-type': 'application/json' };
  const response = await shop.guest().fetch('/graphql', { method: 'POST', headers, body });
  const cookies = response.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  expect(cookies[0]).toMatch(
    /^session=[\w-]{43}; Max-Age=2592000; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
  );
});

test('an account has 50 sessions at most: a new one ends that which was not used for the longest time', async () => {
  const shopper = await shop.shopper();
  const neighbour = await shop.shopper();
  const { email, id } = shopper.user;
  const started = new Date(Date.now() - hour);
  const used = (n: number) => new Date(Date.now() - (n + 2) * hour);
  for (let n = 0; n < 50; n++)
    await shop
      .em()
      .insert(Session, { tokenHash: `${id} ${n}`, user: id, createdAt: started, lastSeenAt: used(n) });
  const again = shop.guest();
  await again.must(SignInDocument, { input: { email, password: TEST_PASSWORD } });
  const left = await shop.em().find(Session, { user: id });
  expect(left).toHaveLength(50);
  const names = left.map(({ tokenHash }) => tokenHash);
  expect(names).toContain(`${id} 47`);
  expect(names).not.toContain(`${id} 48`);
  expect(names).not.toContain(`${id} 49`);
  for (const client of [shopper, neighbour, again]) expect(await isSignedIn(client)).toBe(true);
});
