import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { migrations } from './migrations.ts';
import { connectDatabase, type Database } from './orm.ts';
import { requireColumns } from './require-columns.ts';
import { EARLIER, skipSchema } from './skip-schema.ts';

/** Key of the advisory lock; arbitrary, and used for nothing else. */
const LOCK = 20_262_211;

/**
 * Runs the migrations that are missing, and admits restored events to the feed. On PostgreSQL it uses connections of its own,
 * without time limits, and one process at a time: the others wait, and then have nothing to do. Returns the names of migrations
 * that only a later version has. Rejects as `skipSchema` and `requireColumns` do.
 */
export async function migrate(orm: Database, url: string): Promise<string[]> {
  if (!url) {
    await skipSchema(orm);
    await orm.migrator.up();
    await requireColumns(orm);
    await admitEvents(orm.em.fork());
    return laterMigrations(orm.em);
  }
  const own = await connectDatabase({ url, patience: Infinity, entities: orm.config.get('entities') });
  try {
    await own.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [LOCK]);
      await skipSchema(own);
      await own.migrator.up();
      await admitEvents(em);
    });
    await requireColumns(own);
    return await laterMigrations(own.em);
  } finally {
    await own.close();
  }
}

async function laterMigrations(em: SqlEntityManager): Promise<string[]> {
  const known = new Set([...EARLIER, ...migrations.map(({ name }) => name)]);
  const run = await em.execute<{ name: string }[]>('select name from mikro_orm_migrations order by name');
  return run.map(({ name }) => name).filter((name) => !known.has(name));
}

/**
 * Events of a dump that was restored elsewhere have numbers of transactions that this cluster has yet to run, and would be
 * held back from the feed until then. They get the number of this transaction, and keep the order of their ids.
 */
async function admitEvents(em: SqlEntityManager): Promise<void> {
  await em.execute(
    'update events set tx = pg_current_xact_id() where tx >= pg_snapshot_xmax(pg_current_snapshot())',
  );
}
