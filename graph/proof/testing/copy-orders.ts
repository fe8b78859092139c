import type { SqlEntityManager } from '@mikro-orm/postgresql';

/**
 * Adds so many copies of the orders that are there, in the open transaction, and counts them for the planner. `changes` is SQL of a
 * JSON object with columns of the copy `n` that differ. Until the end of the transaction triggers and foreign keys are off.
 */
export async function copyOrders(
  em: SqlEntityManager,
  count: number,
  changes = `'{}'::jsonb`,
): Promise<void> {
  await em.execute('set local session_replication_role = replica');
  const own = `jsonb_build_object('id', gen_random_uuid(), 'checkout_id', gen_random_uuid(), 'number', n + 10000)`;
  await em.execute(
    `insert into orders overriding system value
     select (jsonb_populate_record(o, ${own} || ${changes})).* from orders o, (select generate_series(1, ?) as n) as copies`,
    [count],
  );
  await em.execute('analyze orders');
}
