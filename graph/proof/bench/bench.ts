import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBinaries, whyNoPostgres } from '../testing/find-postgres.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import type { Bench } from './bench-run.ts';
import { describeMachine } from './describe-machine.ts';
import { measureProcesses } from './measure-processes.ts';
import { measureSize } from './measure-size.ts';
import { measureStart } from './measure-start.ts';
import { measureWithout } from './measure-without.ts';
import { writePerformance } from './performance-page.ts';
import type { Results } from './results.ts';
import { makeShop } from './shop-database.ts';
import { tablesOf } from './table.ts';
import { targetsOf } from './targets.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    scenario: { type: 'string', default: '' },
    products: { type: 'string', multiple: true },
    orders: { type: 'string' },
  },
});
const { quick, scenario, products } = options;
const isWhole = !quick && !scenario && !products;
const sizes = products?.map(Number) ?? (quick ? [1_000, 20_000] : [1_000, 100_000, 1_000_000]);

/** Settings for a machine with enough memory; the rest are defaults. */
const postgresSettings = {
  shared_buffers: '1GB',
  max_wal_size: '8GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/**
 * Runs the benchmark and prints its tables, or all of it as JSON. A whole run also writes docs/performance.md. The
 * status is 1 when something could not be measured.
 */
export async function main(): Promise<void> {
  const why = whyNoPostgres();
  if (why) throw new Error(why);
  const folder = mkdtempSync(join(tmpdir(), 'citron-bench-'));
  const postgres = await startPostgres(findBinaries()!, postgresSettings);
  const bench: Bench = {
    folder,
    postgres,
    pace: quick ? { warmUp: 100, round: 120, rounds: 3 } : { warmUp: 600, round: 900, rounds: 3 },
    scenario,
    ...(options.orders && { orders: Number(options.orders) }),
  };
  const clean = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clean().then(() => process.exit(1)));
  try {
    const results: Results = {
      date: new Date().toISOString().slice(0, 10),
      machine: await describeMachine(postgres.url),
      sizes: [],
      processes: [],
      without: [],
      start: null,
    };
    for (const [i, count] of sizes.entries()) {
      const shop = await makeShop(bench, count);
      if (i === 0 && !scenario) results.start = await measureStart(bench, shop.url);
      results.sizes.push(await measureSize(bench, shop));
      if (i !== 1 || scenario) continue;
      results.without = await measureWithout(bench, shop);
      results.processes = await measureProcesses(bench, shop);
    }
    const targets = targetsOf(results);
    const text = tablesOf(results, targets);
    process.stdout.write(
      options.json ? `${JSON.stringify({ ...results, targets }, null, 2)}\n` : `${text}\n`,
    );
    if (isWhole) writePerformance(results, text);
  } finally {
    await clean();
  }
}
