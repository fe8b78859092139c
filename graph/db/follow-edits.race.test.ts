import { afterEach, beforeEach, expect, test } from 'vitest';
import { EDITS } from '../core/edit-catalog.ts';
import { unsharedReads } from '../core/shared-reads.ts';
import { createLogger } from '../operations/create-logger.ts';
import { findBinaries } from '../testing/find-postgres.ts';
import { type PrivatePostgres, startPostgres } from '../testing/start-postgres.ts';
import { followEdits } from './follow-edits.ts';
import { type Database, openDatabase } from './orm.ts';

/** A server that is given up, and one that wakes, take some seconds. */
const timeout = 30_000;
const binaries = findBinaries();

let postgres: PrivatePostgres;
let orm: Database;
const unhandled: unknown[] = [];
const note = (reason: unknown) => unhandled.push(reason);
beforeEach(async () => {
  // Of its own: nobody else is to be frozen.
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
  'a database that freezes ends no process by a rejection that nobody handles, and edits are heard again once it wakes',
  async () => {
    const turns: boolean[] = [];
    let edits = 0;
    const shared = { ...unsharedReads, turn: (on: boolean) => turns.push(on), evict: () => (edits += 1) };
    const logger = createLogger('silent');
    const stop = followEdits({ url: postgres.url, orm, shared, logger, every: 50 });
    try {
      await expect.poll(() => turns, { timeout }).toEqual([true]);
      postgres.freeze();
      await expect.poll(() => turns, { timeout }).toEqual([true, false]);
    } finally {
      postgres.thaw();
    }
    await expect.poll(() => turns, { timeout }).toEqual([true, false, true]);
    await orm.em.fork().execute(`select pg_notify('${EDITS}', '')`);
    await expect.poll(() => edits, { timeout }).toBe(1);
    await stop();
    expect(unhandled).toEqual([]);
  },
);
