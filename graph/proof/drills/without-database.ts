import { setTimeout as wait } from 'node:timers/promises';
import type { PrivatePostgres } from '../testing/start-postgres.ts';
import { conclude } from './conclude.ts';
import { Crowd } from './crowd.ts';
import type { Drill, DrillOptions, Report } from './drill.ts';
import { percentile } from './percentile.ts';
import { probing } from './probe.ts';
import { openPostgresStage } from './stage.ts';

const PROBE_MS = 200;
/** What 99 of 100 responses of the API, and of files, may take meanwhile, and the shop to be back. Milliseconds. */
const PROMISED = { api: 3_000, file: 200, back: 5_000 };

interface Fault {
  begin(postgres: PrivatePostgres): Promise<unknown> | unknown;
  end(postgres: PrivatePostgres): Promise<unknown> | unknown;
}

export const databaseOff: Drill = {
  name: 'database-off',
  about: 'PostgreSQL is shut down for a minute while 50 clients buy',
  run: (options) => runWithout(options, { begin: ({ halt }) => halt(), end: ({ start }) => start() }),
};

export const databaseFrozen: Drill = {
  name: 'database-frozen',
  about:
    'PostgreSQL with all its sessions is frozen for a minute while 50 clients buy: it takes connections and is silent',
  run: (options) => runWithout(options, { begin: ({ freeze }) => freeze(), end: ({ thaw }) => thaw() }),
};

async function runWithout(
  { seconds = 60, clients = 50, ...options }: DrillOptions,
  fault: Fault,
): Promise<Report> {
  const stage = await openPostgresStage(options);
  const { shop, postgres } = stage;
  let away = false;
  try {
    await shop.start();
    const crowd = await Crowd.gather({ url: shop.url, size: clients, seed: options.seed });
    crowd.start();
    await crowd.buys(clients);
    away = true;
    await fault.begin(postgres);
    const api = probing(`${shop.url}/api/products?keyword=lamp`, PROBE_MS);
    const file = probing(`${shop.url}/favicon.svg`, PROBE_MS);
    await wait(seconds * 1_000);
    const [responses, files] = await Promise.all([api.stop(), file.stop()]);
    await fault.end(postgres);
    away = false;
    const up = performance.now();
    await crowd.buys(1);
    const back = performance.now() - up;
    const { figures, broken } = await conclude(stage, crowd);
    const slow = {
      api: percentile(
        responses.map(({ ms }) => ms),
        99,
      ),
      file: percentile(
        files.map(({ ms }) => ms),
        99,
      ),
      back: Math.round(back),
    };
    const late: string[] = [];
    for (const [what, promised] of Object.entries(PROMISED)) {
      const took = slow[what as keyof typeof PROMISED];
      if (took > promised) late.push(`${what}: ${took} ms, more than ${promised}`);
    }
    const wrong = responses.filter(({ status }) => status !== 503);
    if (wrong.length > 0) broken.push(`the API responded with ${wrong[0]?.status} without its database`);
    if (files.some(({ status }) => status !== 200)) broken.push('a file was not served without the database');
    return {
      figures: {
        'seconds without the database': seconds,
        'responses of the API meanwhile': responses.length,
        'ms until the API responded with 503: p99': slow.api,
        'ms until the API responded with 503: longest': percentile(
          responses.map(({ ms }) => ms),
          100,
        ),
        'ms for a file: p99': slow.file,
        'ms from the database back to an order paid': slow.back,
        ...figures,
      },
      broken,
      late,
    };
  } finally {
    if (away) await fault.end(postgres);
    await stage.close();
  }
}
