import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBinaries, whyNoPostgres } from '../testing/find-postgres.ts';
import { type PrivatePostgres, startPostgres } from '../testing/start-postgres.ts';
import { datasetOf } from './dataset.ts';
import { loadDatabase, run } from './load-database.ts';
import { type Measured, measure, type Pace, requireSameAnswer } from './measure.ts';
import { usageOf } from './process-usage.ts';
import { scenariosOf } from './scenarios.ts';
import { startCeiling, startShop } from './shop-process.ts';
import { type SizeResult, tableOf } from './table.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    scenario: { type: 'string', default: '' },
  },
});

const sizes = options.quick ? [1_000, 20_000] : [1_000, 100_000, 1_000_000];
const pace: Pace = options.quick
  ? { warmUp: 300, round: 300, rounds: 3 }
  : { warmUp: 1000, round: 1000, rounds: 3 };

/** As an operator with some memory would set it; the rest is as it comes. */
const postgresSettings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** Runs the benchmark and prints its table, or all of it as JSON. */
export async function bench(): Promise<void> {
  const why = whyNoPostgres();
  if (why) throw new Error(why);
  const folder = mkdtempSync(join(tmpdir(), 'citron-bench-'));
  const postgres = await startPostgres(findBinaries()!, postgresSettings);
  try {
    const results: SizeResult[] = [];
    for (const products of sizes) results.push(await measureSize(postgres, folder, products));
    process.stdout.write(options.json ? `${JSON.stringify(results, null, 2)}\n` : `${tableOf(results)}\n`);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

async function measureSize(postgres: PrivatePostgres, folder: string, products: number): Promise<SizeResult> {
  const url = new URL(postgres.url);
  url.pathname = `shop_${products}`;
  const databaseUrl = url.href;
  await run(postgres.url, [`create database shop_${products}`]);
  // Its first start makes the tables.
  await (await startShop(folder, { DATABASE_URL: databaseUrl })).stop();
  const dataset = datasetOf(products);
  await timed(`making ${products} products`, () => loadDatabase(databaseUrl, dataset));
  const shop = await startShop(folder, { DATABASE_URL: databaseUrl });
  const ceiling = await startCeiling(folder, databaseUrl);
  const measured: Measured[] = [];
  try {
    const servers = { shop, ceiling, databasePid: postgres.pid };
    for (const scenario of scenariosOf(dataset)) {
      if (!scenario.name.includes(options.scenario)) continue;
      await timed(`${products}: ${scenario.name}`, async () => {
        await requireSameAnswer(scenario, servers);
        measured.push(await measure(scenario, servers, pace));
      });
    }
    return { products, measured, rss: usageOf(shop.pid)?.rss ?? [], readyAfter: shop.readyAfter };
  } finally {
    await Promise.all([shop.stop(), ceiling.stop()]);
  }
}

async function timed(what: string, work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  process.stderr.write(`${what} … `);
  await work();
  process.stderr.write(`${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}
