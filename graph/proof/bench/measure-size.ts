import { type Bench, step } from './bench-run.ts';
import { type Measured, measure, warmUpAll } from './measure.ts';
import { usageOf } from './process-usage.ts';
import type { SizeResult } from './results.ts';
import { requireSameResponse } from './same-response.ts';
import { scenariosOf } from './scenarios.ts';
import { startCeiling, startShop } from './servers.ts';
import type { ShopDatabase } from './shop-database.ts';

/** Runs every scenario on one process of the shop beside the hand-written server. */
export async function measureSize(bench: Bench, { url, dataset }: ShopDatabase): Promise<SizeResult> {
  const { folder, postgres, pace } = bench;
  const shop = await startShop(folder, { DATABASE_URL: url });
  const ceiling = await startCeiling(folder, url);
  const servers = { shop, ceiling, databasePid: postgres.pid };
  const measured: Measured[] = [];
  try {
    const scenarios = scenariosOf(dataset).filter(({ name }) => name.includes(bench.scenario));
    await warmUpAll(scenarios, servers, pace.warmUp);
    for (const scenario of scenarios) {
      await step(`  ${scenario.name}`, async () => {
        await requireSameResponse(scenario, servers);
        measured.push(await measure(scenario, servers, pace));
      });
    }
    return { products: dataset.products, measured, rss: usageOf(shop.pid)?.rss ?? [] };
  } finally {
    await Promise.all([shop.stop(), ceiling.stop()]);
  }
}
