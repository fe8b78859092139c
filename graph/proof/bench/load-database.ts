import { hash } from '@node-rs/argon2';
import { Client } from 'pg';
import { type Dataset, PASSWORD, SIGNED_IN, sessionHash, userId } from './dataset.ts';
import { helperSql, tableSql } from './dataset-sql.ts';

type Row = Record<'name' | 'sql', string>;

/** What is done at a time: making data is bound by the processor. */
const CONNECTIONS = 2;

/** Fills the empty tables of a migrated database. Indexes are made afterwards, which takes half as long. */
export async function loadDatabase(url: string, dataset: Dataset): Promise<void> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await run(url, [helperSql(dataset)]);
  const [indexes = []] = await run(url, [
    `select indexname as name, indexdef as sql from pg_indexes i where schemaname = 'public'
       and tablename in ('products', 'variants', 'reviews', 'users', 'checkouts', 'orders', 'order_lines', 'events')
       and not exists (select from pg_constraint where conname = i.indexname)`,
  ]);
  // The words that searches are corrected with, which the session's setting would leave out.
  await run(url, ['alter table products enable always trigger products_words_inserted']);
  const drops = indexes.map(({ name }) => `drop index "${name}"`);
  const makes = indexes.map(({ sql }) => sql);
  await run(url, drops);
  await inParallel(url, tableSql(dataset, passwordHash));
  await inParallel(url, makes);
  // By indexes, once there are statistics of the tables, and because triggers do not run while tables are filled.
  await run(url, [
    'analyze',
    'select customer_totals_count(customer_key) from users where exists (select from orders where owner_id = users.id)',
  ]);
  await run(url, [sessionSql(), 'drop schema bench cascade', 'vacuum analyze', 'checkpoint']);
}

function sessionSql(): string {
  const rows = Array.from(
    { length: SIGNED_IN },
    (_, n) => `('${sessionHash(n)}', '${userId(n)}'::uuid, now(), now())`,
  );
  return `insert into sessions (token_hash, user_id, created_at, last_seen_at) values ${rows.join()}`;
}

async function inParallel(url: string, statements: string[]): Promise<void> {
  const waiting = [...statements];
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await run(url, [next]);
    }),
  );
}

/** Runs statements one after the other. Returns the rows of each. */
export async function run(url: string, statements: string[]): Promise<Row[][]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Foreign keys hold by the way the data is made; checking each of millions of rows would take minutes.
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
    const results: Row[][] = [];
    for (const statement of statements) results.push((await client.query(statement)).rows);
    return results;
  } finally {
    await client.end();
  }
}
