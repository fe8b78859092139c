import { join } from 'node:path';
import { median } from '../testing/statistics.ts';
import { type Bench, step } from './bench-run.ts';
import type { StartResult } from './results.ts';
import { shopAt, startShop } from './servers.ts';

const TIMES = 3;

/** How long the shop takes to open on a database that exists: PostgreSQL, and the folder of a demo shop. */
export async function measureStart({ folder }: Bench, databaseUrl: string): Promise<StartResult | null> {
  let result: StartResult | null = null;
  await step('  start', async () => {
    const demo = { NODE_ENV: 'development', DATA_DIR: join(folder, 'demo') };
    await (await startShop(folder, demo)).stop();
    result = {
      postgres: await medianStart(folder, { DATABASE_URL: databaseUrl }),
      folder: await medianStart(folder, demo),
    };
  });
  return result;
}

async function medianStart(folder: string, settings: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < TIMES; n++) {
    const shop = await shopAt(folder, settings);
    times.push(await shop.start());
    await shop.stop();
  }
  return median(times);
}
