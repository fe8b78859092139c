import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Stage } from './stage.ts';

/** Restores the database of a stage to its state before the first start of a shop. The shop must not run. */
export type Clear = () => Promise<void>;

/** Returns a function that restores the stage's current, empty database. */
export async function fromNothing({ query, postgres, folder }: Stage): Promise<Clear> {
  if (postgres) {
    return async () => {
      await query('drop schema public cascade');
      await query('create schema public');
    };
  }
  // PGlite makes its own files when it is first opened, long before there is anything to migrate.
  await query('select 1');
  const [used, empty] = [join(folder, 'pglite'), join(folder, 'empty')];
  cpSync(used, empty, { recursive: true });
  return async () => {
    rmSync(used, { recursive: true });
    cpSync(empty, used, { recursive: true });
  };
}

/** Columns with their types and defaults, indexes, constraints, extensions and migrations: one line each, sorted. */
const SCHEMA = `
  select concat_ws(' ', 'column', table_name, column_name, udt_name, character_maximum_length, datetime_precision,
    is_nullable, column_default, generation_expression) as line
  from information_schema.columns where table_schema = 'public'
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select concat('extension ', extname) from pg_extension
  union all select concat('migration ', name) from mikro_orm_migrations
  order by line`;

/** The number of rows in each table that the first start of a demo shop fills. */
const ROWS = ['products', 'users', 'reviews', 'stock_moves', 'sandbox_account']
  .map((table) => `select '${table} ' || count(*) as line from ${table}`)
  .join(' union all ');

/** The result of a first start as text, equal for equal databases: the schema and the number of rows. */
export async function describeStart({ query }: Pick<Stage, 'query'>): Promise<string> {
  const lines = [...(await query<{ line: string }>(SCHEMA)), ...(await query<{ line: string }>(ROWS))];
  return lines.map(({ line }) => line).join('\n');
}
