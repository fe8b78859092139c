import 'reflect-metadata';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ShopSettings } from '../../core/context.ts';
import type { Database } from '../../db/orm.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { openDatabase } from '../../server/open-database.ts';
import { type SignInAttempt, settleAttempt } from './sign-in-limits.ts';

/** Two servers on one database. */
let servers: Database[];
beforeAll(async () => {
  const url = await freshDatabase();
  servers = [await openDatabase({ url }), await openDatabase({ url })];
  await servers[0]!.migrator.up();
});
afterAll(() => Promise.all(servers.map((orm) => orm.close())));

/** Settles wrong attempts concurrently. Returns how many were not rejected with RATE_LIMITED. */
async function countJudged(attempts: Omit<SignInAttempt, 'isShared'>[]): Promise<number> {
  const ports = { now: () => new Date() };
  const settings = { rateLimitFactor: 1 } as ShopSettings;
  const settled = await Promise.allSettled(
    attempts.map((attempt, i) =>
      settleAttempt(
        { em: servers[i % 2]!.em.fork(), ports, settings },
        { ...attempt, isShared: false },
        false,
      ),
    ),
  );
  const refused = settled.filter((result) => result.status === 'rejected');
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'RATE_LIMITED' });
  return settled.length - refused.length;
}

test('of 60 wrong passwords for one account at the same time from one address, 10 are judged', async () => {
  const attempts = Array.from({ length: 60 }, () => ({ emailKey: 'ann@example.com', address: '192.0.2.1' }));
  expect(await countJudged(attempts)).toBe(10);
});

test('of 60 wrong passwords for one account at the same time from as many addresses, none locks another out', async () => {
  const attempts = Array.from({ length: 60 }, (_, i) => ({
    emailKey: 'ben@example.com',
    address: `192.0.2.${100 + i}`,
  }));
  expect(await countJudged(attempts)).toBe(60);
});

test('of 120 wrong passwords from one address at the same time, for anybody, 50 are judged', async () => {
  const attempts = Array.from({ length: 120 }, (_, i) => ({
    emailKey: `${i}@example.com`,
    address: '198.51.100.1',
  }));
  expect(await countJudged(attempts)).toBe(50);
});

test('attempts on several accounts from several addresses never wait for each other for good', async () => {
  const attempts = Array.from({ length: 80 }, (_, i) => ({
    emailKey: `shared${i % 8}@example.com`,
    address: `203.0.113.${(i * 3) % 10}`,
  }));
  expect(await countJudged(attempts)).toBe(80);
});
