import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Counter, type Registry } from 'prom-client';

/**
 * Registers a counter of the events in the database since this moment, whichever process recorded them. Each collection
 * adds the events of the transactions that have ended since the last one, so that each is counted once.
 */
export async function addEventCounter(
  registry: Registry,
  orm: { em: SqlEntityManager },
  types: readonly string[],
): Promise<void> {
  let [{ from }] = await orm.em
    .fork()
    .execute<[{ from: string }]>('select pg_snapshot_xmin(pg_current_snapshot())::text as from');
  const add = async () => {
    const found = await orm.em.fork().execute<{ to: string; type: string | null; times: string }[]>(
      `with open as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as tx)
       select open.tx::text as to, type, count(*) as times
       from open left join events on events.tx >= ?::xid8 and events.tx < open.tx group by 1, 2`,
      [from],
    );
    for (const { type, times } of found) if (type) counter.inc({ event: type }, Number(times));
    from = found[0]!.to;
  };
  let last = Promise.resolve();
  const counter = new Counter({
    name: 'shop_events_total',
    help: 'What happened in the shop, by type of event. Every process counts the events of all.',
    labelNames: ['event'],
    registers: [registry],
    // One after the other. What could not be read is counted the next time.
    collect: () => {
      last = last.then(add).catch(() => {});
      return last;
    },
  });
  // Prometheus sees no increase in a series that begins at 1.
  for (const event of types) counter.inc({ event }, 0);
}
