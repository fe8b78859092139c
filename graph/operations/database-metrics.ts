import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/orm.ts';

/** What is counted in the database itself: true for all servers on it together, and across restarts. */
const COUNTS = `
  select 'shop_orders' as name, 'placed' as state, count(*) from orders
  union all select 'shop_orders', 'unpaid', count(*) from orders where paid_at is null
  union all select 'shop_payments', 'paid', count(*) from payments where order_id is not null
  union all select 'shop_payments', 'refunded', count(*) from payments where refunded_at is not null
  union all select 'shop_payments', 'refund_due', count(*) from payments where order_id is null and refunded_at is null
  union all select 'shop_checkouts', 'held', count(*) from checkouts where stock = 'held'
  union all select 'shop_checkouts', 'overdue', count(*) from checkouts
    where stock = 'held' and expires_at < now() - interval '5 minutes'`;

/** Adds what the database can tell to the metrics; it is asked when they are read. */
export function addDatabaseMetrics(registry: Registry, orm: Database): void {
  const registers = [registry];
  const labelNames = ['state'] as const;
  const rows = {
    shop_orders: new Gauge({
      name: 'shop_orders',
      help: 'Orders in all, and unpaid ones.',
      labelNames,
      registers,
    }),
    shop_payments: new Gauge({
      name: 'shop_payments',
      help: 'Captured payments: of paid orders, refunded, or still to be refunded.',
      labelNames,
      registers,
    }),
    shop_checkouts: new Gauge({
      name: 'shop_checkouts',
      help: 'Checkouts that hold stock, and those that should have given it back five minutes ago.',
      labelNames,
      registers,
    }),
  };
  new Gauge({
    name: 'shop_database_up',
    help: '1 when the database answered just now.',
    registers,
    async collect() {
      try {
        const counts = await orm.em
          .fork()
          .execute<{ name: keyof typeof rows; state: string; count: string }[]>(COUNTS);
        for (const { name, state, count } of counts) rows[name].set({ state }, Number(count));
        this.set(1);
      } catch {
        // Figures of before would look like figures of now.
        for (const gauge of Object.values(rows)) gauge.reset();
        this.set(0);
      }
    },
  });
  new Gauge({
    name: 'shop_database_connections',
    help: 'Connections to PostgreSQL that are busy or idle, and requests that wait for one.',
    labelNames,
    registers,
    async collect() {
      const pool: object = await orm.em.getConnection().getNativeClient();
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
