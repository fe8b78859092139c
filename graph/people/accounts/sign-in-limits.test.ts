import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../proof/testing/fixtures.ts';
import { SignInDocument } from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { unpackPglite } from '../../proof/testing/unpack-pglite.ts';
import { openDatabase } from '../../server/open-database.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { deleteOldFailures } from './sign-in-limits.ts';

const minute = 60_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());
afterEach(() => shop.em().nativeDelete(SignInFailure, {}));

function signIn(client: TestClient, email: string, password: string) {
  return client.execute(SignInDocument, { input: { email, password } });
}

async function failTimes(where: TestShop, email: string, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    expect((await signIn(where.guest(), email, 'wrong horse')).code).toBe('WRONG_CREDENTIALS');
  }
}

test('after 10 failures from one address an account is locked there, also for the right password, for 15 minutes', async () => {
  const { user } = await shop.shopper();
  await failTimes(shop, user.email, 10);
  const locked = await signIn(shop.guest(), user.email.toUpperCase(), TEST_PASSWORD);
  expect(locked.errors[0]).toMatchObject({
    message: 'Too many failed attempts to sign in. Try again in 15 minutes.',
    extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) },
  });
  shop.clock.advance(14 * minute);
  expect((await signIn(shop.guest(), user.email, TEST_PASSWORD)).errors[0]?.message).toContain(
    'in 1 minute.',
  );
  shop.clock.advance(minute);
  expect((await signIn(shop.guest(), user.email, TEST_PASSWORD)).data?.signIn.id).toBe(user.id);
});

test('a locked account is nobody else: others sign in from the same address', async () => {
  const [victim, other] = await Promise.all([shop.shopper(), shop.shopper()]);
  await failTimes(shop, victim.user.email, 10);
  expect((await signIn(shop.guest(), other.user.email, TEST_PASSWORD)).code).toBeUndefined();
});

test('an e-mail without an account is locked like any other, so that the lock does not reveal it', async () => {
  await failTimes(shop, 'nobody@example.com', 10);
  expect((await signIn(shop.guest(), 'nobody@example.com', 'wrong horse')).code).toBe('RATE_LIMITED');
});

test('signing in with the right password never counts', async () => {
  const { user } = await shop.shopper();
  for (let i = 0; i < 12; i += 1) {
    expect((await signIn(shop.guest(), user.email, TEST_PASSWORD)).code).toBeUndefined();
  }
});

test('attempts at the same time get no more tries than attempts in a row', async () => {
  const { user } = await shop.shopper();
  const tries = Array.from({ length: 30 }, () => signIn(shop.guest(), user.email, 'wrong horse'));
  const codes = (await Promise.all(tries)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(20);
});

test('attempts over REST, GraphQL and aliases count together: the eleventh is refused at every door', async () => {
  const { user } = await shop.shopper();
  const doors = {
    graphql: async (input: { email: string; password: string }) =>
      (await signIn(shop.guest(), input.email, input.password)).code,
    rest: async (input: object) => {
      const { status, body } = await rest(shop.guest(), 'POST', '/users/auth', input);
      expect(status).toBe(shop.ports.httpStatus[body.code as 'RATE_LIMITED']);
      return body.code;
    },
    alias: async (input: object) => {
      const query = 'mutation($input: SignInInput!) { again: signIn(input: $input) { id } }';
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ query, variables: { input } });
      const answer = await shop.guest().fetch('/graphql', { method: 'POST', headers, body });
      return (await answer.json()).errors?.[0].extensions.code;
    },
  };
  const inTurn = [doors.graphql, doors.rest, doors.alias];
  const wrong = { email: user.email, password: 'wrong horse' };
  for (let n = 0; n < 10; n += 1) expect(await inTurn[n % 3]!(wrong)).toBe('WRONG_CREDENTIALS');
  for (const door of inTurn) {
    expect(await door(wrong)).toBe('RATE_LIMITED');
    expect(await door({ ...wrong, password: TEST_PASSWORD })).toBe('RATE_LIMITED');
  }
});

test('many attempts in one request are refused before any is judged', async () => {
  const { user } = await shop.shopper();
  const aliases = Array.from({ length: 30 }, (_, i) => `try${i}: signIn(input: $input) { id }`).join(' ');
  const query = `mutation Try($input: SignInInput!) { ${aliases} }`;
  const body = JSON.stringify({
    query,
    variables: { input: { email: user.email, password: 'wrong horse' } },
  });
  const headers = { 'content-type': 'application/json' };
  const answer = await shop.guest().fetch('/graphql', { method: 'POST', headers, body });
  expect(await answer.text()).toContain('REPEATED_MUTATION');
  expect(await shop.em().count(SignInFailure, { emailKey: user.email })).toBe(0);
});

test('after 50 failures an address is locked for every account', async () => {
  const strict = await testShop({ rateLimitFactor: 1 });
  const { user } = await strict.shopper();
  for (const name of ['a', 'b', 'c', 'd', 'e']) await failTimes(strict, `${name}@example.com`, 10);
  expect((await signIn(strict.guest(), user.email, TEST_PASSWORD)).code).toBe('RATE_LIMITED');
  await strict.close();
});

/** Failures of an account from as many other addresses. */
async function failElsewhere(emailKey: string, times: number): Promise<void> {
  const em = shop.em();
  for (let n = 0; n < times; n += 1) {
    em.create(SignInFailure, { emailKey, address: `198.51.100.${n}`, failedAt: shop.ports.now() });
  }
  await em.flush();
}

test('strangers elsewhere lock nobody out: a shopper whose account they guess at signs in, more slowly', async () => {
  const { user } = await shop.shopper();
  const delays = async (failures: number) => {
    shop.waits.length = 0;
    await shop.em().nativeDelete(SignInFailure, {});
    await failElsewhere(user.email, failures);
    expect((await signIn(shop.guest(), user.email, TEST_PASSWORD)).data?.signIn.id).toBe(user.id);
    return [...shop.waits];
  };
  expect(await delays(20)).toEqual([]);
  expect(await delays(24)).toEqual([1_000]);
  expect(await delays(200)).toEqual([5_000]);
});

test('while an attempt is delayed, it neither hashes nor holds a connection, and few of one address wait', async () => {
  const strict = await testShop({ rateLimitFactor: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  strict.ports.wait = () => promise;
  const { user } = await strict.shopper();
  const em = strict.em();
  for (let n = 0; n < 30; n += 1) {
    em.create(SignInFailure, {
      emailKey: user.email,
      address: `198.51.100.${n}`,
      failedAt: strict.ports.now(),
    });
  }
  await em.flush();
  const refused = Promise.withResolvers<void>();
  const attempts = Array.from({ length: 6 }, async () => {
    const answer = await signIn(strict.guest(), user.email, TEST_PASSWORD);
    if (answer.code) refused.resolve();
    return answer;
  });
  await refused.promise;
  // The built-in database has one connection, and others sign in meanwhile.
  const other = await strict.shopper();
  expect((await signIn(strict.guest(), other.user.email, TEST_PASSWORD)).code).toBeUndefined();
  resolve();
  const codes = (await Promise.all(attempts)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
  expect(codes.filter((code) => code === undefined)).toHaveLength(4);
  await strict.close();
});

test('a refusal says in Retry-After when to try again, at both doors', async () => {
  const { user } = await shop.shopper();
  await failTimes(shop, user.email, 10);
  const wrong = { email: user.email, password: 'wrong horse' };
  const answer = await rest(shop.guest(), 'POST', '/users/auth', wrong);
  expect(answer.status).toBe(429);
  const query = 'mutation($input: SignInInput!) { signIn(input: $input) { id } }';
  const response = await shop.guest().fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: wrong } }),
  });
  const { retryAfter } = (await response.json()).errors[0].extensions;
  expect(response.headers.get('retry-after')).toBe(String(retryAfter));
  for (const seconds of [retryAfter, Number(answer.headers.get('retry-after'))]) {
    expect(seconds).toBeGreaterThan(14 * 60);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  }
});

test('a restart does not open a locked account', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'citron-limits-'));
  try {
    unpackPglite(dataDir);
    const before = await openDatabase({ dataDir });
    const first = await testShop({ orm: before });
    const { user } = await first.shopper();
    await failTimes(first, user.email, 10);
    await first.close();
    await before.close();

    const after = await openDatabase({ dataDir });
    const second = await testShop({ orm: after });
    expect((await signIn(second.guest(), user.email, TEST_PASSWORD)).code).toBe('RATE_LIMITED');
    await second.close();
    await after.close();
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('failures that no longer count are deleted, and only they', async () => {
  await failTimes(shop, 'old@example.com', 1);
  shop.clock.advance(10 * minute);
  await failTimes(shop, 'new@example.com', 1);
  shop.clock.advance(5 * minute);
  await deleteOldFailures(shop.em(), shop.ports.now());
  expect((await shop.em().findAll(SignInFailure)).map(({ emailKey }) => emailKey)).toEqual([
    'new@example.com',
  ]);
});
