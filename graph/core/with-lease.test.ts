import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../db/orm.ts';
import { emptyDatabase } from '../proof/testing/empty-database.ts';
import { withLease } from './with-lease.ts';

let orm: Database;
beforeAll(async () => {
  orm = await emptyDatabase(undefined);
});
afterAll(() => orm?.close());

const [one, other] = [randomUUID(), randomUUID()];
const nothing = async () => {};
const expireAt = (moment: string) => orm.em.fork().execute(`update job_leases set expires_at = ${moment}`);

test('of two processes one does the job, also while the other works', async () => {
  const working = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = () => {
    begun.resolve();
    return working.promise;
  };
  const first = withLease(orm.em, 'both', work, one);
  await begun.promise;
  expect(await withLease(orm.em, 'both', nothing, other)).toBe(false);
  working.resolve();
  expect(await first).toBe(true);
  expect(await withLease(orm.em, 'both', nothing, one)).toBe(true);
  expect(await withLease(orm.em, 'another job', nothing, other)).toBe(true);
});

test.each([
  ['died', "now() - interval '1 second'"],
  ['took it while its clock was a day ahead', "now() + interval '1 day'"],
])('a process that %s is replaced', async (what, moment) => {
  await withLease(orm.em, what, nothing, one);
  expect(await withLease(orm.em, what, nothing, other)).toBe(false);
  await expireAt(moment);
  expect(await withLease(orm.em, what, nothing, other)).toBe(true);
});

test('work that fails is logged, and its process may try again', async () => {
  const fail = () => withLease(orm.em, 'failing', () => Promise.reject(new Error('Away.')), one);
  await expect(fail()).rejects.toThrow('Away.');
  await expect(fail()).rejects.toThrow('Away.');
});
