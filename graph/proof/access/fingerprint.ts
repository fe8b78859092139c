import type { Database } from '../../db/orm.ts';
import type { TestShop } from '../testing/test-shop.ts';

const prepared = new WeakMap<Database, Promise<unknown>>();
/** The last fingerprint, and the number of the next transaction at that time. */
const taken = new WeakMap<Database, { next: string; rows: string }>();

/**
 * Differs after a change of any table but the rate limits: a written row has the number of its transaction, which is above all before it, even with the previous values.
 * Prepared and without the rows' values, as the matrices take thousands.
 */
export async function fingerprint({ orm }: TestShop): Promise<string> {
  const em = orm.em.fork();
  if (!prepared.has(orm)) prepared.set(orm, prepare(orm));
  await prepared.get(orm);
  // Whatever writes takes the number of a transaction: without a new one nothing has changed.
  const [{ next }] = await em.execute<[{ next: string }]>(
    'select pg_snapshot_xmax(pg_current_snapshot()) as next',
  );
  const last = taken.get(orm);
  if (last?.next === next) return last.rows;
  const rows = JSON.stringify(await em.execute('execute fingerprint'));
  taken.set(orm, { next, rows });
  return rows;
}

async function prepare({ em }: Database): Promise<void> {
  const tables = await em.fork().execute<{ name: string }[]>(
    `select relname as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not in ('rate_limits', 'data_accesses')`,
  );
  const sums = tables.map(
    ({ name }) => `select count(*) as rows, max(xmin::text::bigint) as last from "${name}"`,
  );
  const union = sums.join(' union all ');
  await em
    .fork()
    .execute(`prepare fingerprint as select sum(rows) as rows, max(last) as last from (${union}) tables`);
}
