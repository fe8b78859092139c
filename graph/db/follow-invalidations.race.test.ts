import { afterEach, beforeEach, expect, test } from 'vitest';
import { noCache } from '../core/cache.ts';
import { INVALIDATIONS } from '../core/in-invalidating-transaction.ts';
import { createLogger } from '../platform/operations/create-logger.ts';
import { findBinaries } from '../proof/testing/find-postgres.ts';
import { type PrivatePostgres, startPostgres } from '../proof/testing/start-postgres.ts';
import { openDatabase } from '../server/open-database.ts';
import { followInvalidations } from './follow-invalidations.ts';
import type { Database } from './orm.ts';

/** A server that is given up, and one that wakes, take some seconds. */
const timeout = 30_000;
const binaries = findBinaries();

let postgres: PrivatePostgres;
let orm: Database;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeEach(async () => {
  // A separate server, so that freezing it affects no other test.
  postgres = await startPostgres(binaries!);
  orm = await openDatabase({ url: postgres.url });
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  process.off('unhandledRejection', note);
  await orm?.close();
  await postgres?.stop();
});

test.runIf(binaries)(
  'a frozen database ends no process by an unhandled rejection, and invalidations arrive again once it responds',
  async () => {
    const states: boolean[] = [];
    let edits = 0;
    const cache = { ...noCache, setEnabled: (on: boolean) => states.push(on), clear: () => (edits += 1) };
    const logger = createLogger('silent');
    const stop = followInvalidations({ url: postgres.url, orm, cache, logger, every: 50 });
    try {
      await expect.poll(() => states, { timeout }).toEqual([true]);
      postgres.freeze();
      await expect.poll(() => states, { timeout }).toEqual([true, false]);
    } finally {
      postgres.thaw();
    }
    await expect.poll(() => states, { timeout }).toEqual([true, false, true]);
    await orm.em.fork().execute(`select pg_notify('${INVALIDATIONS}', '')`);
    await expect.poll(() => edits, { timeout }).toBe(1);
    await stop();
    expect(unhandled).toEqual([]);
  },
);
