import { type Bench, step } from './bench-run.ts';
import { buildServer } from './build-server.ts';
import { jobScenarios } from './job-scenarios.ts';
import { startMailSink } from './jobs/mail-sink.ts';
import { run } from './load-database.ts';
import { type Measured, measure, type Servers, warmUpAll } from './measure.ts';
import { usageOf } from './process-usage.ts';
import type { SizeResult } from './results.ts';
import { requireSameResponse } from './same-response.ts';
import type { Scenario } from './scenario.ts';
import { scenariosOf } from './scenarios.ts';
import { JOBS_FOLDER, startCeiling, startJobs, startShop } from './servers.ts';
import type { ShopDatabase } from './shop-database.ts';

/** Runs every scenario on one process of the shop beside the hand-written server, then the jobs. */
export async function measureSize(bench: Bench, database: ShopDatabase): Promise<SizeResult> {
  const { folder, postgres } = bench;
  const { url, dataset } = database;
  const shop = await startShop(folder, { DATABASE_URL: url });
  const ceiling = await startCeiling(folder, url);
  let measured: Measured[];
  let rss: number[];
  try {
    measured = await measureAll(
      bench,
      scenariosOf(dataset),
      { shop, ceiling, databasePid: postgres.pid },
      url,
    );
    rss = usageOf(shop.pid)?.rss ?? [];
  } finally {
    await Promise.all([shop.stop(), ceiling.stop()]);
  }
  // Without the shop: its own job would take the mails.
  return {
    products: dataset.products,
    measured: [...measured, ...(await measureJobs(bench, database))],
    rss,
  };
}

async function measureJobs(bench: Bench, { url }: ShopDatabase): Promise<Measured[]> {
  if (!jobScenarios.some(isSelected(bench))) return [];
  await buildServer('graph/proof/bench/jobs/server.ts', JOBS_FOLDER);
  const sink = await startMailSink();
  const jobs = await startJobs(bench.folder, url, sink.port);
  try {
    const servers = { shop: jobs, ceiling: jobs, databasePid: bench.postgres.pid };
    return await measureAll(bench, jobScenarios, servers, url);
  } finally {
    await jobs.stop();
    sink.stop();
  }
}

async function measureAll(
  bench: Bench,
  scenarios: Scenario[],
  servers: Servers,
  url: string,
): Promise<Measured[]> {
  const selected = scenarios.filter(isSelected(bench));
  const measured: Measured[] = [];
  await warmUpAll(selected, servers, bench.pace.warmUp);
  for (const scenario of selected) {
    await step(`  ${scenario.name}`, async () => {
      if (scenario.prepare) await run(url, [scenario.prepare]);
      await requireSameResponse(scenario, servers);
      measured.push(await measure(scenario, servers, bench.pace));
      if (scenario.restore) await run(url, [scenario.restore]);
    });
  }
  return measured;
}

const isSelected = (bench: Bench) => (scenario: Scenario) => scenario.name.includes(bench.scenario);
