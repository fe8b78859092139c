import { type Database, openDatabase } from './orm.ts';

/** Key of the advisory lock; arbitrary, and used for nothing else. */
const LOCK = 20_262_211;

/**
 * Runs the migrations that are missing. On PostgreSQL it uses connections of its own, without time limits, and one
 * process at a time: the others wait, and then have nothing to do.
 */
export async function migrate(orm: Database, url: string): Promise<void> {
  if (!url) {
    await orm.migrator.up();
    return;
  }
  const own = await openDatabase({ url, limited: false });
  try {
    await own.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
      await own.migrator.up();
    });
  } finally {
    await own.close();
  }
}
