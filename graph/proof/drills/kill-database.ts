import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { percentile } from './percentile.ts';
import { seededRandom } from './seeded-random.ts';
import { openPostgresStage } from './stage.ts';

const ORDERS_BETWEEN = 10;
/** Longest time from a database that takes connections to a shop that is ready. Milliseconds. */
const BACK_WITHIN_MS = 5_000;

export const killDatabase: Drill = {
  name: 'kill-database',
  about: 'kill -9 of PostgreSQL, and of one of its sessions, while 50 clients buy (20 cycles of both)',
  async run({ cycles = 20, seconds = Number.POSITIVE_INFINITY, clients = 50, ...options }) {
    const stage = await openPostgresStage(options);
    const { shop, postgres, query } = stage;
    const random = seededRandom(options.seed);
    const kills = {
      async server() {
        await postgres.kill();
        await wait(1_000 * random());
        await postgres.start();
      },
      async session() {
        const [session] = await query<{ pid: number }>(
          `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
           order by random() limit 1`,
        );
        if (session) process.kill(session.pid, 'SIGKILL');
        // PostgreSQL ends all sessions then and restarts.
        while (!(await query('select 1').catch(() => null))) await wait(20);
      },
    };
    try {
      await shop.start();
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      crowd.start();
      const back: number[] = [];
      const end = Date.now() + seconds * 1_000;
      for (let cycle = 1; cycle <= cycles && Date.now() < end; cycle++) {
        for (const kill of Object.values(kills)) {
          await crowd.buys(ORDERS_BETWEEN);
          await wait(500 * random());
          await kill();
          const up = performance.now();
          await shop.ready();
          back.push(performance.now() - up);
        }
        options.say(`${cycle} of ${cycles}: ${crowd.bought} orders`);
      }
      const { figures, broken } = await conclude(stage, crowd);
      const slowest = Math.max(...back);
      const late = slowest > BACK_WITHIN_MS ? [`the shop was back only after ${Math.round(slowest)} ms`] : [];
      return {
        figures: {
          'kills, half of the server and half of a session': back.length,
          'ms from database up to shop ready: median': percentile(back, 50),
          'ms from database up to shop ready: longest': Math.round(slowest),
          ...figures,
        },
        broken,
        late,
      };
    } finally {
      await stage.close();
    }
  },
};
