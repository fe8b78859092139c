import { setTimeout as wait } from 'node:timers/promises';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill } from './drill.ts';
import { percentile } from './percentile.ts';
import { seededRandom } from './seeded-random.ts';
import { openStage } from './stage.ts';

/**
 * Between two kills the shop works until so many orders were acknowledged, and for so long, or for as much less as fewer orders are
 * asked for: it is in full swing then.
 */
const ORDERS_BETWEEN = 200;
const WORK_MS = { least: 500, most: 2_500 };
/** Longest time from start to ready. Milliseconds. */
const READY_WITHIN_MS = { postgres: 2_000, pglite: 3_000 };

export const killApp: Drill = {
  name: 'kill-app',
  about: 'kill -9 of the whole shop while 50 clients buy (100 cycles, 20,000 orders)',
  async run({
    cycles = 100,
    seconds = Number.POSITIVE_INFINITY,
    clients = 50,
    orders = ORDERS_BETWEEN,
    ...options
  }) {
    const stage = await openStage(options);
    const { shop } = stage;
    try {
      await shop.start();
      const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
      const random = seededRandom(options.seed);
      const starts: number[] = [];
      crowd.start();
      const end = Date.now() + seconds * 1_000;
      for (let cycle = 1; cycle <= cycles && Date.now() < end; cycle++) {
        const work = WORK_MS.least + (WORK_MS.most - WORK_MS.least) * random();
        await Promise.all([crowd.buys(orders), wait((work * orders) / ORDERS_BETWEEN)]);
        await shop.kill();
        starts.push(await shop.start());
        options.say(`${cycle} of ${cycles}: ${crowd.bought} orders`);
      }
      const { figures, broken } = await conclude(stage, crowd);
      const slowest = Math.max(...starts);
      const allowed = READY_WITHIN_MS[options.engine];
      const late = slowest > allowed ? [`a start took ${Math.round(slowest)} ms, more than ${allowed}`] : [];
      return {
        figures: {
          kills: starts.length,
          'ms from start to ready: median': percentile(starts, 50),
          'ms from start to ready: longest': Math.round(slowest),
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
