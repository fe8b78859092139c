import { type Database, openDatabase } from './orm.ts';

/** Any number that nothing else in the database locks. */
const LOCK = 20_262_211;

/**
 * Brings the tables up to date. On PostgreSQL over connections of its own, since the limits on waiting are not for
 * migrations, and one server at a time: others wait and find it done.
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
