import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  MeDocument,
  SessionsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const HOUR = 3_600_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop?.close());

/** Another browser in which the person signs in. */
async function otherBrowser({ user }: TestClient): Promise<TestClient> {
  const client = shop.guest();
  const query = 'mutation($input: SignInInput!) { signIn(input: $input) { id } }';
  const variables = { input: { email: user.email, password: TEST_PASSWORD } };
  await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ query, variables }),
  });
  return client;
}

const sessionsOf = async (client: TestClient) => (await client.must(SessionsDocument)).sessions;
const isSignedIn = async (client: TestClient) => (await client.must(MeDocument)).me !== null;

test('people see where they are signed in, this browser first, and end one session', async () => {
  const person = await shop.shopper();
  shop.clock.advance(2 * HOUR);
  const other = await otherBrowser(person);
  const seen = await sessionsOf(other);
  expect(seen).toMatchObject([
    { client: 'Firefox on Linux', isCurrent: true },
    { client: null, isCurrent: false },
  ]);
  expect((await sessionsOf(person))[0]?.isCurrent).toBe(true);
  await person.must(EndSessionDocument, { id: seen[0]!.id });
  expect(await isSignedIn(other)).toBe(false);
  expect(await sessionsOf(person)).toHaveLength(1);
});

test('what names a session is not what opens it', async () => {
  const person = await shop.shopper();
  const [session] = await sessionsOf(person);
  const rows = await shop.em().execute('select token_hash from sessions where user_id = ?', [person.user.id]);
  expect(JSON.stringify(session)).not.toContain(rows[0]?.token_hash);
  const thief = shop.guest();
  thief.cookie = `session=${session?.id}`;
  expect(await isSignedIn(thief)).toBe(false);
});

test('the session of somebody else is neither seen nor ended', async () => {
  const [person, stranger] = await Promise.all([shop.shopper(), shop.shopper()]);
  const [session] = await sessionsOf(person);
  expect(await sessionsOf(stranger)).toHaveLength(1);
  expect((await stranger.execute(EndSessionDocument, { id: session!.id })).code).toBe('NOT_FOUND');
  expect((await stranger.execute(EndSessionDocument, { id: 'x' })).code).toBe('NOT_FOUND');
  expect(await isSignedIn(person)).toBe(true);
});

test('ending all other sessions leaves this one and those of other people', async () => {
  const [person, stranger] = await Promise.all([shop.shopper(), shop.shopper()]);
  const others = [await otherBrowser(person), await otherBrowser(person)];
  await person.must(EndOtherSessionsDocument);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(person)).toBe(true);
  expect(await isSignedIn(stranger)).toBe(true);
});

test('an expired session is not shown', async () => {
  const person = await shop.shopper();
  shop.clock.advance(6 * 24 * HOUR);
  await isSignedIn(person);
  const other = await otherBrowser(person);
  shop.clock.advance(2 * 24 * HOUR);
  expect(await sessionsOf(other)).toHaveLength(2);
  shop.clock.advance(6 * 24 * HOUR);
  expect((await sessionsOf(await otherBrowser(person))).map(({ client }) => client)).not.toContain(null);
});
