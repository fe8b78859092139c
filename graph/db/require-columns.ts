import type { Database } from './orm.ts';

/** Rejects with a sentence that names the columns of entities that the database lacks: their migration is not written. */
export async function requireColumns(orm: Database): Promise<void> {
  const columns = await orm.em.fork().execute<{ name: string }[]>(
    `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
  );
  const present = new Set(columns.map(({ name }) => name));
  const wanted = orm.schema
    .getTargetSchema()
    .getTables()
    .flatMap((table) => table.getColumns().map(({ name }) => `${table.name}.${name}`));
  const missing = wanted.filter((name) => !present.has(name));
  if (missing.length === 0) return;
  throw new Error(
    `the entities have columns that no migration makes: ${missing.join(', ')}. Write it: npm run migration:create -- <name>`,
  );
}
