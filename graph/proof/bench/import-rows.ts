import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoLogins } from '../../people/accounts/demo-logins.ts';
import { findBinaries } from '../testing/find-postgres.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { percentile } from '../testing/statistics.ts';
import { buyAtShop } from './buy.ts';
import { sessionToken } from './dataset.ts';
import { generateLoad, type Visit } from './generate-load.ts';
import { request } from './http-connection.ts';
import { startShop } from './servers.ts';
import { makeShop } from './shop-database.ts';

// node graph/proof/bench/import-rows.ts, after a build: how long a CSV file of 10,000 rows takes, 5,000 products in two sizes,
// on PostgreSQL while people buy and on the built-in database while they look around. Prints its figures; changes nothing of
// the project.
const PRODUCTS = 5_000;

const folder = mkdtempSync(join(tmpdir(), 'citron-import-'));
const postgres = await startPostgres(findBinaries()!, { shared_buffers: '512MB', max_wal_size: '4GB' });
try {
  const pace = { warmUp: 0, round: 0, rounds: 0 };
  const { url, dataset } = await makeShop({ folder, postgres, pace, scenario: '' }, 1_000);
  const shop = await startShop(folder, { DATABASE_URL: url });
  await measure('PostgreSQL', shop, `__Host-session=${sessionToken(0)}`, 'bought', buyAtShop(dataset));
  const demo = { NODE_ENV: 'development', DATA_DIR: join(folder, 'demo') };
  const small = await startShop(folder, demo);
  const list = request('GET', '/api/products');
  await measure('built-in', small, await signIn(small), 'looked', (send) => send(list));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

async function measure(database: string, shop: ServerProcess, session: string, did: string, visit: Visit) {
  try {
    for (const [what, price] of [
      ['new', 10],
      ['unchanged', 10],
      ['of another price', 11],
    ] as const) {
      const start = performance.now();
      let isDone = false;
      const visits: number[] = [];
      const visitors = (async () => {
        while (!isDone)
          visits.push(
            ...(await generateLoad(shop.port, visit, { parallel: 2, milliseconds: 1_000 })).latencies,
          );
      })();
      const result = await importFile(shop, session, fileOf(price));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      isDone = true;
      await visitors;
      const [p50, p99] = [0.5, 0.99].map((part) => percentile(visits, part).toFixed(0));
      process.stdout.write(
        `${database}, ${what}: ${seconds} s for ${JSON.stringify(result)}; ${visits.length} ${did}, p50 ${p50}, p99 ${p99} ms\n`,
      );
    }
  } finally {
    await shop.stop();
  }
}

function fileOf(price: number): string {
  const rows = Array.from({ length: PRODUCTS }, (_, n) =>
    ['S', 'M'].map(
      (size) =>
        `Imported product ${n},Fleet,Category ${n % 20},About product ${n}.,${price}.${n % 90},5,I-${n}-${size},Size,${size},published`,
    ),
  );
  return ['Name,Brand,Category,Description,Price,Stock,SKU,Option 1,Value 1,Status', ...rows.flat()].join(
    '\n',
  );
}

async function importFile({ port }: ServerProcess, session: string, file: string) {
  const headers = { cookie: session, 'apollo-require-preflight': 'true' };
  const send = async (body: BodyInit, type?: string) => {
    const response = await fetch(`http://localhost:${port}/graphql`, {
      method: 'POST',
      headers: { ...headers, ...(type && { 'content-type': type }) },
      body,
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const query = `mutation ($file: Upload!) { startImport(file: $file, kind: PRODUCTS) { id } }`;
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new Blob([file]), 'goods.csv');
  const { id } = (await send(form)).startImport;
  for (;;) {
    const read = { query: `{ import(id: "${id}") { state created updated unchanged failed } }` };
    const { state, ...counts } = (await send(JSON.stringify(read), 'application/json')).import;
    if (state !== 'WAITING') return { state, ...counts };
    await pause(200);
  }
}

async function signIn({ port }: ServerProcess): Promise<string> {
  const { email, password } = demoLogins[1];
  const response = await fetch(`http://localhost:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { id } }',
      variables: { input: { email, password } },
    }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
