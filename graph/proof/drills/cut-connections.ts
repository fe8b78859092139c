import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { openPostgresStage } from './stage.ts';

const EVERY_MS = 2_000;

export const cutConnections: Drill = {
  name: 'cut-connections',
  about: 'all connections to PostgreSQL are terminated every two seconds for a minute while 50 clients buy',
  async run({ seconds = 60, clients = 50, ...options }) {
    const stage = await openPostgresStage(options);
    const { shop, query } = stage;
    try {
      await shop.start();
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      crowd.start();
      let cut = 0;
      for (const end = Date.now() + seconds * 1_000; Date.now() < end; ) {
        await wait(EVERY_MS);
        const ended = await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        );
        cut += ended.length;
      }
      const { figures, broken } = await conclude(stage, crowd);
      return { figures: { 'connections cut': cut, ...figures }, broken };
    } finally {
      await stage.close();
    }
  },
};
