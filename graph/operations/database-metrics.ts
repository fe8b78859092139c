import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';

/** What is counted in the database itself: true for all servers on it together, and across restarts. */
const gauges = {
  shop_orders: {
    help: 'Orders in all, and unpaid ones.',
    sql: `select count(*) as placed, count(*) filter (where paid_at is null) as unpaid from orders`,
  },
  shop_payments: {
    help: 'Captured payments: of paid orders, refunded, or still to be refunded.',
    sql: `select count(order_id) as paid, count(refunded_at) as refunded,
            count(*) filter (where order_id is null and refunded_at is null) as refund_due
          from payments`,
  },
  shop_checkouts: {
    help: 'Checkouts that hold stock, and those that should have given it back five minutes ago.',
    sql: `select count(*) as held, count(*) filter (where expires_at < now() - interval '5 minutes') as overdue
          from checkouts where stock = 'held'`,
  },
  shop_database: { help: 'up is 1 when the database answered just now.', sql: 'select 1 as up' },
};

/** Adds what the database can tell to the metrics; it is asked when they are read. */
export function addDatabaseMetrics(registry: Registry, orm: { em: SqlEntityManager }): void {
  const registers = [registry];
  const labelNames = ['state'] as const;
  for (const [name, { help, sql }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      // Of several workers: all count the same, and one that does not reach the database is enough to tell.
      aggregator: name === 'shop_database' ? 'min' : 'max',
      async collect() {
        // Figures of before would look like figures of now.
        this.reset();
        const read = orm.em.fork().execute<Record<string, string>[]>(sql);
        const [row] = await read.catch(() => (name === 'shop_database' ? [{ up: 0 }] : []));
        for (const [state, count] of Object.entries(row ?? {})) this.set({ state }, Number(count));
      },
    });
  }
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections to PostgreSQL that are busy or idle, and requests that wait for one.',
    labelNames,
    registers,
    async collect() {
      const pool = (await orm.em.getConnection().getNativeClient()) as object;
      if (!isPool(pool)) return;
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/** PGlite has no pool. */
function isPool(pool: object): pool is { totalCount: number; idleCount: number; waitingCount: number } {
  return 'waitingCount' in pool;
}
