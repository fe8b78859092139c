import { availableParallelism } from 'node:os';
import { median } from '../testing/statistics.ts';
import { type Bench, step } from './bench-run.ts';
import { generateLoad } from './generate-load.ts';
import type { ProcessesResult } from './results.ts';
import { scenariosOf } from './scenarios.ts';
import { startShop } from './servers.ts';
import type { ShopDatabase } from './shop-database.ts';

const SCENARIOS = ['list, page 1', 'list, any page', 'product, any', 'home page', 'checkout'];

/** What the shop serves a second with 1, 2, 4 … processes, as many as there are processor cores at most. */
export async function measureProcesses(bench: Bench, shop: ShopDatabase): Promise<ProcessesResult[]> {
  const results: ProcessesResult[] = [];
  for (let processes = 1; processes <= availableParallelism(); processes *= 2) {
    await step(`  ${processes} processes`, async () => {
      results.push({ processes, perSecond: await throughput(bench, shop, processes) });
    });
  }
  return results;
}

async function throughput(bench: Bench, { url, dataset }: ShopDatabase, processes: number) {
  const { warmUp, round, rounds } = bench.pace;
  const server = await startShop(bench.folder, { DATABASE_URL: url, WORKERS: String(processes) });
  const perSecond: Record<string, number> = {};
  try {
    for (const { name, shop, parallel, warmUp: often = 0 } of scenariosOf(dataset)) {
      if (!SCENARIOS.includes(name)) continue;
      const load = (milliseconds: number, visits = 0) =>
        generateLoad(server.port, shop, { parallel: parallel * processes, milliseconds, visits });
      await load(warmUp, often * processes);
      const measured: number[] = [];
      for (let n = 0; n < rounds; n++) {
        const { latencies, seconds } = await load(round);
        measured.push(latencies.length / seconds);
      }
      perSecond[name] = median(measured);
    }
    return perSecond;
  } finally {
    await server.stop();
  }
}
