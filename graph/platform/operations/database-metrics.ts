import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { Gauge, type Registry } from 'prom-client';
import type { DatabaseGauge } from '../../core/database-gauge.ts';

const up: DatabaseGauge = {
  name: 'shop_database',
  help: 'up is 1 when the database answered just now.',
  sql: 'select 1 as up',
};

/** Registers metrics of the database. Each is read when the metrics are collected. */
export function addDatabaseMetrics(
  registry: Registry,
  orm: { em: SqlEntityManager },
  gauges: readonly DatabaseGauge[],
): void {
  const registers = [registry];
  const labelNames = ['state'] as const;
  for (const { name, help, sql } of [...gauges, up]) {
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      // Of several workers: all count the same rows, and one that cannot reach the database is worth an alarm.
      aggregator: name === up.name ? 'min' : 'max',
      async collect() {
        // A failed read leaves no value: the last one would look current.
        this.reset();
        const read = orm.em.fork().execute<Record<string, string>[]>(sql);
        const [row] = await read.catch(() => (name === up.name ? [{ up: 0 }] : []));
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
