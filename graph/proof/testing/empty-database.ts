import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import type { PgliteConnection } from '@mikro-orm/pglite';
import { inject } from 'vitest';
import type { Database } from '../../db/orm.ts';
import { openDatabase } from '../../server/open-database.ts';
import { OneTripPglite } from './one-trip-pglite.ts';

/** An empty, migrated database: the PostgreSQL at `url`, or a PGlite of this process. */
export async function emptyDatabase(url: string | undefined): Promise<Database> {
  if (!url) return emptyPglite();
  const orm = await openDatabase({ url });
  await orm.migrator.up();
  return orm;
}

/** A PGlite without tables, as before the first migration. Takes half of the processor time of a new one. */
export async function blankDatabase(): Promise<Database> {
  const orm = await openDatabase({ dump: await openAsBlob(inject('migratedPglite')) });
  for (const statement of ['drop schema public cascade', 'create schema public'])
    await orm.em.getConnection().execute(statement);
  return orm;
}

/** A PGlite, with the schema that it began with. */
interface Engine {
  owner: Database;
  schema: string;
}

/** Engines that nobody uses. Emptying one takes a tenth of the processor time that starting one takes. */
const idle: Engine[] = [];

async function emptyPglite(): Promise<Database> {
  const engine = (await takeIdle()) ?? (await startEngine());
  const connection = engine.owner.em.getConnection() as unknown as PgliteConnection;
  const orm = await openDatabase({
    pglite: async () => new OneTripPglite(await connection.getNativeClient()) as unknown as PGlite,
  });
  // Statements that are sent again are planned once: plans for their values cost more than they save on a few rows.
  await connection.execute('set plan_cache_mode = force_generic_plan');
  const { close } = orm;
  let isOpen = true;
  orm.close = async (force) => {
    await close.call(orm, force);
    if (isOpen) idle.push(engine);
    isOpen = false;
  };
  return orm;
}

async function startEngine(): Promise<Engine> {
  const owner = await openDatabase({ dump: await openAsBlob(inject('migratedPglite')) });
  const filled = await filledTables(owner);
  if (filled.length > 0) throw new Error(`Migrations fill ${filled}: emptying a database would lose that.`);
  return { owner, schema: await schemaOf(owner) };
}

/** An idle engine, emptied. One whose schema a test has changed is closed. */
async function takeIdle(): Promise<Engine | undefined> {
  for (let engine = idle.pop(); engine; engine = idle.pop()) {
    const { owner, schema } = engine;
    const execute = (sql: string) => owner.em.getConnection().execute(sql);
    await execute('rollback');
    await execute('discard all');
    if ((await schemaOf(owner)) === schema) {
      const filled = await filledTables(owner);
      if (filled.length > 0) await execute(`truncate ${filled} restart identity cascade`);
      return engine;
    }
    await owner.close();
  }
}

const TABLES = `pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** The tables with rows, but for that of the migrations. */
async function filledTables({ em }: Database): Promise<string[]> {
  const tables = await em.getConnection().execute(`select relname as name from ${TABLES}`);
  const names = tables.map(({ name }) => name).filter((name) => name !== 'mikro_orm_migrations');
  const checks = names.map((name) => `select '${name}' as name where exists (select from "${name}")`);
  return (await em.getConnection().execute(checks.join(' union all '))).map(({ name }) => name);
}

/** Where columns, constraints, indexes, triggers, functions and what was migrated are stored. */
const CATALOGS = [
  ...['pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc'],
  'mikro_orm_migrations',
];

/** Differs after a change of them: a row that is written has the number of a new transaction. */
async function schemaOf({ em }: Database): Promise<string> {
  const states = CATALOGS.map((name) => `select count(*), max(xmin::text::bigint) from ${name}`);
  return JSON.stringify(await em.getConnection().execute(states.join(' union all ')));
}
