import { setTimeout as wait } from 'node:timers/promises';
import type { ServerProcess } from '../testing/server-process.ts';
import type { Drill } from './drill.ts';
import { describeStart, fromNothing } from './first-start.ts';
import { seededRandom } from './seeded-random.ts';
import { openStage, type Stage } from './stage.ts';

const preload = `--import=${new URL('./kill-at-statement.ts', import.meta.url).href}`;

/** The kills are divided into parts of `cycles` each: seed 1 runs the first part, and so on. */
export const killMigration: Drill = {
  name: 'kill-migration',
  about:
    'kill -9 of the first start at each statement; seeds 1, 2, 3… take the next so many cycles of all kills',
  async run({ cycles, seed, engine, settings, say }) {
    const stage = await openStage({ engine, settings: { WORKERS: '1', ...settings } });
    const { shop } = stage;
    try {
      const clear = await fromNothing(stage);
      const statements = await countStatements(stage);
      const whole = await describeStart(stage);
      const all = points(statements);
      const chosen = cycles === undefined ? all : all.slice((seed - 1) * cycles, seed * cycles);
      const broken: string[] = [];
      for (const [index, point] of chosen.entries()) {
        await clear();
        shop.launch({ NODE_OPTIONS: preload, KILL_AT: point });
        await openOrDead(shop);
        await shop.kill();
        await shop.start();
        await shop.stop();
        const same = (await describeStart(stage)) === whole;
        if (!same) broken.push(`killed at ${point}, the next start made another database`);
        if ((index + 1) % 10 === 0) say(`${index + 1} of ${chosen.length}`);
      }
      return {
        figures: {
          'statements of a first start': statements,
          'kills of all that there are': `${chosen.length} of ${all.length}`,
          'same tables and rows after the next start': chosen.length - broken.length,
        },
        broken,
      };
    } finally {
      await stage.close();
    }
  },
};

/** Before each statement, and when it is on its way; mixed, so that each piece has some of everything. */
function points(statements: number): string[] {
  const random = seededRandom(0);
  return Array.from({ length: 2 * statements }, (_, index) => ({
    point: `${(index >> 1) + 1}:${index % 2 === 0 ? 'before' : 'sent'}`,
    rank: random(),
  }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ point }) => point);
}

/** How many statements a start from nothing takes. Leaves what it made. */
async function countStatements({ shop }: Stage): Promise<number> {
  shop.launch({ NODE_OPTIONS: preload });
  await openOrDead(shop);
  await shop.stop();
  return Number(/statements: (\d+)/.exec(shop.output())?.[1]);
}

/** Waits until a start has come to either end, without /readyz, which would query the database. */
async function openOrDead(shop: ServerProcess): Promise<void> {
  const opened = () => shop.output().split(' is open at ').length;
  for (const before = opened(); shop.running && opened() === before; ) await wait(20);
}
