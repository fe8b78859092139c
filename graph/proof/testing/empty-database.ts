import { openAsBlob } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { type PgliteConnection, PgliteDriver } from '@mikro-orm/pglite';
import { inject } from 'vitest';
import type { Database } from '../../db/orm.ts';
import { openDatabase } from '../../server/open-database.ts';
import { OneTripPglite, Statements } from './one-trip-pglite.ts';

/** An empty, migrated database: the PostgreSQL at `url`, or a PGlite of this process. */
export async function emptyDatabase(url: string | undefined, patience = 10): Promise<Database> {
  if (!url) return emptyPglite();
  const orm = await openDatabase({ url, patience });
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

/** A PGlite that shops use one after the other. */
interface Engine {
  pglite: PGlite;
  statements: Statements;
  /** The ORM whose knowledge of the entities the shops share: discovering them takes most of the time of opening one. */
  model: Database;
  /** The schema that it began with. */
  schema: string;
  /** Deletes all rows. */
  emptying: string;
  close: () => Promise<void>;
}

/** Engines that nobody uses. Emptying one takes a fraction of the processor time that starting one takes. */
const idle: Engine[] = [];

async function emptyPglite(): Promise<Database> {
  const engine = (await takeIdle()) ?? (await startEngine());
  const { model } = engine;
  // Statements that are sent again are planned once: plans for their values cost more than they save on a few rows.
  await engine.pglite.exec('set plan_cache_mode = force_generic_plan');
  const driver = new PgliteDriver(model.config);
  driver.getPlatform().setConfig(model.config);
  driver.setMetadata(model.getMetadata());
  let isOpen = true;
  return Object.assign(Object.create(model), {
    driver,
    em: Object.assign(driver.createEntityManager(), { global: true }),
    getMetadata: model.getMetadata.bind(model),
    async close() {
      await driver.close();
      if (isOpen) idle.push(engine);
      isOpen = false;
    },
  });
}

async function startEngine(): Promise<Engine> {
  const owner = await openDatabase({ dump: await openAsBlob(inject('migratedPglite')) });
  const pglite = await (owner.em.getConnection() as unknown as PgliteConnection).getNativeClient();
  const statements = new Statements();
  const model = await openDatabase({
    pglite: async () => new OneTripPglite(pglite, statements) as unknown as PGlite,
  });
  const [schema, emptying] = [await schemaOf(pglite), await emptyingOf(pglite)];
  return { pglite, statements, model, schema, emptying, close: () => owner.close() };
}

/** An idle engine, emptied. One whose schema a test has changed is closed. */
async function takeIdle(): Promise<Engine | undefined> {
  for (let engine = idle.pop(); engine; engine = idle.pop()) {
    const { pglite, statements, schema, emptying } = engine;
    await pglite.exec('rollback');
    await pglite.exec('discard all');
    statements.clear();
    if ((await schemaOf(pglite)) === schema) {
      const { rows: large } = await pglite.query<{ name: string }>(LARGE_TABLES);
      if (large.length > 0) await pglite.exec(`truncate ${large.map(({ name }) => name)} cascade`);
      await pglite.exec(emptying);
      return engine;
    }
    await engine.close();
  }
}

const TABLES = `select relname as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations'`;
/** Those of which deleted rows would take space that scans read. Bytes. */
const LARGE_TABLES = `${TABLES} and pg_relation_size(oid) > 65536`;

/** Statements that delete all rows. `truncate` would make new files for each table and each of its indexes. */
async function emptyingOf(pglite: PGlite): Promise<string> {
  const { rows: tables } = await pglite.query<{ name: string }>(TABLES);
  const filled = tables.map(({ name }) => `select '${name}' as name where exists (select from "${name}")`);
  const { rows: lost } = await pglite.query(filled.join(' union all '));
  if (lost.length > 0)
    throw new Error(`Migrations fill ${JSON.stringify(lost)}: emptying a database would lose that.`);
  const deletes = tables.map(({ name }, n) => `deleted_${n} as (delete from "${name}")`);
  // Without triggers and foreign keys.
  return `set session_replication_role = replica;
    with ${deletes} select;
    reset session_replication_role;
    select setval(seqrelid, seqstart, false) from pg_sequence`;
}

/** Where columns, constraints, indexes, triggers, functions and what was migrated are stored. */
const CATALOGS = [
  ...['pg_attribute', 'pg_attrdef', 'pg_constraint', 'pg_index', 'pg_trigger', 'pg_proc'],
  'mikro_orm_migrations',
];

/** Differs after a change of them: a row that is written has the number of a new transaction. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const states = CATALOGS.map((name) => `select count(*), max(xmin::text::bigint) from ${name}`);
  return JSON.stringify((await pglite.query(states.join(' union all '))).rows);
}
