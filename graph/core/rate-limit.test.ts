import { afterAll, beforeAll, expect, test } from 'vitest';
import { RegisterDocument, UpdateProfileDocument } from '../proof/testing/operations.generated.ts';
import { rest } from '../proof/testing/rest.ts';
import type { TestClient } from '../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { runJobs } from '../server/jobs.ts';
import { core } from './module.ts';
import { RateLimitCount } from './rate-limit.entity.ts';
import { consume, type RateLimit } from './rate-limit.ts';

const MINUTE = 60_000;
const limit: RateLimit = { name: 'test', most: 3, minutes: 10, what: 'tests' };

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ rateLimitFactor: 1 });
});
afterAll(() => shop?.close());

const context = () => ({ em: shop.em(), ports: shop.ports, settings: { rateLimitFactor: 1 } as never });
const use = (whose: string) => consume(context(), limit, whose);
const isUsed = (whose: string) =>
  use(whose).then(
    () => true,
    () => false,
  );

test('beyond the limit there is an error with the time to wait, until the window ends', async () => {
  for (let n = 0; n < 3; n += 1) await use('ann');
  shop.clock.advance(4 * MINUTE);
  const error = { code: 'RATE_LIMITED', message: 'Too many tests. Try again in 6 minutes.' };
  await expect(use('ann')).rejects.toMatchObject({ ...error, details: { retryAfter: expect.any(Number) } });
  await use('ben');
  shop.clock.advance(6 * MINUTE);
  await use('ann');
});

test('of many uses at the same time no more than the limit pass', async () => {
  const passed = await Promise.all(Array.from({ length: 20 }, () => isUsed('crowd')));
  expect(passed.filter(Boolean)).toHaveLength(3);
});

test('a clock that was ahead locks nobody out for longer than a window', async () => {
  shop.clock.advance(24 * 60 * MINUTE);
  for (let n = 0; n < 3; n += 1) await use('early');
  shop.clock.advance(-24 * 60 * MINUTE);
  await use('early');
});

test('counts whose windows have ended are deleted, and only they', async () => {
  await use('old');
  shop.clock.advance(9 * MINUTE);
  await use('new');
  shop.clock.advance(2 * MINUTE);
  await runJobs({ rateLimits: core.jobs!.rateLimits! }, { ...shop, em: shop.em() }, shop.logger);
  const keys = (await shop.em().findAll(RateLimitCount)).map(({ key }) => key);
  expect(keys).toContain('test new');
  expect(keys).not.toContain('test old');
});

test('an address registers 20 times in an hour, and then learns of no e-mail address whether it is taken', async () => {
  const taken = { name: 'Ann', email: 'taken@example.com', password: 'a long secret' };
  const register = (email: string) =>
    shop.guest().execute(RegisterDocument, { input: { ...taken, email, password: 'a long secret' } });
  const codes: (string | undefined)[] = [];
  for (let n = 0; n < 20; n += 1) codes.push((await register(taken.email)).code);
  expect(codes).toEqual([undefined, ...Array(19).fill('EMAIL_TAKEN')]);
  for (const email of [taken.email, 'free@example.com']) {
    expect((await register(email)).code).toBe('RATE_LIMITED');
    const answer = await rest(shop.guest(), 'POST', '/users', { ...taken, email });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  shop.clock.advance(60 * MINUTE);
  expect((await register('free@example.com')).code).toBeUndefined();
});

test('a person changes the profile 20 times in an hour, and then learns of no e-mail address whether it is taken', async () => {
  const [other, ann] = await Promise.all([shop.shopper(), shop.shopper()]);
  const change = (client: TestClient, email: string) =>
    client.execute(UpdateProfileDocument, { input: { email } });
  for (let n = 0; n < 20; n += 1) expect((await change(ann, other.user.email)).code).toBe('EMAIL_TAKEN');
  expect((await change(ann, other.user.email)).code).toBe('RATE_LIMITED');
  expect((await change(ann, 'still.free@example.com')).code).toBe('RATE_LIMITED');
  expect((await change(other, 'other.free@example.com')).code).toBeUndefined();
});

test('a person writes and changes 20 reviews in an hour', async () => {
  const { id } = await shop.addProduct();
  const [ann, ben] = await Promise.all([shop.shopper(), shop.shopper()]);
  const write = (client: TestClient) =>
    rest(client, 'POST', `/products/${id}`, { rating: 4, comment: 'Good.' });
  expect((await write(ann)).status).toBeLessThan(300);
  // Refused as a second review, and counted: it invalidates cached responses as well.
  for (let n = 1; n < 20; n += 1) expect((await write(ann)).body.code).toBe('ALREADY_REVIEWED');
  expect((await write(ann)).status).toBe(429);
  expect((await write(ben)).status).toBeLessThan(300);
});
