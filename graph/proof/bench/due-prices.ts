import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from '../testing/find-postgres.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { percentile } from '../testing/statistics.ts';
import { generateLoad } from './generate-load.ts';
import { scenariosOf } from './scenarios.ts';
import { startShop } from './servers.ts';
import { makeShop } from './shop-database.ts';

// node graph/proof/bench/due-prices.ts, after a build: how long 10,000 planned prices take that begin at one moment, while six
// visitors look at products and buy, and what these wait. Prints its figures; changes nothing of the project.
const PRICES = 10_000;
const DUE_MS = 3_000;
const ROUND_MS = 10_000;
const VISITS = ['product, any', 'checkout'];

const folder = mkdtempSync(join(tmpdir(), 'citron-due-prices-'));
const postgres = await startPostgres(findBinaries()!, { shared_buffers: '512MB', max_wal_size: '4GB' });
const pace = { warmUp: 0, round: 0, rounds: 0 };
const { url, dataset } = await makeShop({ folder, postgres, pace, scenario: '' }, 2 * PRICES);
const shop = await startShop(folder, { DATABASE_URL: url });
const sql = new Client({ connectionString: url });
await sql.connect();
try {
  await measure('warm-up');
  await measure('before');
  await sql.query(
    `insert into price_schedules (id, variant_id, price, compare_at_price, from_at, to_at, state, next_attempt_at)
     select gen_random_uuid(), id, greatest(1, price / 2), price + 1, due, due + interval '1 day', 'planned', due
     from variants, (select now() + $1 * interval '1 ms' as due) moment where position = 0 order by id limit ${PRICES}`,
    [DUE_MS],
  );
  const due = performance.now() + DUE_MS;
  const begun = await running(1);
  const all = running(PRICES);
  let isDone = false;
  all.then(() => {
    isDone = true;
  });
  while (!isDone) await measure('meanwhile');
  const seconds = (ms: number) => (ms / 1000).toFixed(1);
  print(`The first began after ${seconds(begun - due)} s, the last ${seconds((await all) - begun)} s later.`);
  await measure('after');
} finally {
  await sql.end();
  await shop.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

/** When so many planned prices run. */
async function running(count: number): Promise<number> {
  for (;;) {
    const { rows } = await sql.query(
      `select count(*)::int as running from price_schedules where state = 'running'`,
    );
    if (rows[0].running >= count) return performance.now();
    await pause(100);
  }
}

async function measure(when: string): Promise<void> {
  const scenarios = scenariosOf(dataset).filter(({ name }) => VISITS.includes(name));
  await Promise.all(
    scenarios.map(async ({ name, shop: visit }) => {
      const load = { parallel: 3, milliseconds: ROUND_MS };
      const { latencies, seconds } = await generateLoad(shop.port, visit, load);
      const [p50, p99] = [0.5, 0.99].map((part) => percentile(latencies, part).toFixed(0));
      print(
        `${when}: ${name}: ${(latencies.length / seconds).toFixed(0)} a second, p50 ${p50}, p99 ${p99} ms`,
      );
    }),
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
