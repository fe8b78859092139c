import { type Bench, step } from './bench-run.ts';
import { buildServer } from './build-server.ts';
import { measure, warmUpAll } from './measure.ts';
import type { WithoutResult } from './results.ts';
import { scenariosOf } from './scenarios.ts';
import { startShop, startShopWithout, WITHOUT_FOLDER } from './servers.ts';
import type { ShopDatabase } from './shop-database.ts';
import { measures } from './without/measures.ts';

/** Removes one optimisation at a time, and measures the shop with and without it. */
export async function measureWithout(bench: Bench, { url, dataset }: ShopDatabase): Promise<WithoutResult[]> {
  const { folder, postgres, pace } = bench;
  await buildServer('graph/proof/bench/without/server.ts', WITHOUT_FOLDER);
  const results: WithoutResult[] = [];
  const whole = await startShop(folder, { DATABASE_URL: url });
  try {
    for (const [name, { scenarios }] of Object.entries(measures)) {
      const shop = await startShopWithout(folder, name, url);
      const servers = { shop, ceiling: whole, databasePid: postgres.pid };
      const both = scenariosOf(dataset).map((scenario) => ({ ...scenario, ceiling: scenario.shop }));
      const affected = both.filter((scenario) => scenarios.includes(scenario.name));
      await warmUpAll(affected, servers, pace.warmUp);
      for (const scenario of affected) {
        await step(`  without ${name}: ${scenario.name}`, async () => {
          const measured = await measure(scenario, servers, pace);
          const { shop: without, ceiling } = measured;
          results.push({ measure: name, scenario: scenario.name, whole: ceiling, without });
        });
      }
      await shop.stop();
    }
    return results;
  } finally {
    await whole.stop();
  }
}
