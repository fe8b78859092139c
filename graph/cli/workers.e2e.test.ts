import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBinaries } from '../proof/testing/find-postgres.ts';
import { freePort } from '../proof/testing/free-port.ts';
import { built, NPM_START, ServerProcess } from '../proof/testing/server-process.ts';
import { slowRequest } from '../proof/testing/slow-request.ts';
import { type PrivatePostgres, startPostgres } from '../proof/testing/start-postgres.ts';

// These tests read the kernel's list of processes.
const possible = process.platform === 'linux' && findBinaries() !== undefined;

let database: PrivatePostgres | undefined;
beforeAll(async () => {
  if (possible) database = await startPostgres(findBinaries()!);
});
afterAll(() => database?.stop());

let folder: string;
let shop: ServerProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-workers-'));
});
afterEach(async () => {
  await shop.kill();
  rmSync(folder, { recursive: true });
});

/** Launches the built shop on two processes. */
async function launch(settings: Record<string, string> = {}, args = built()): Promise<void> {
  const workers = { DATABASE_URL: database?.url ?? '', WORKERS: '2', LOG_LEVEL: 'info' };
  shop = await ServerProcess.at(folder, { ...workers, ...settings }, { args });
  shop.launch();
}

/** The processes that a supervisor has, as the kernel lists them. */
function workersOf({ pid }: ServerProcess): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/**
 * Requests a path on a new connection, so that any worker may receive it. Returns the status; 0 when the connection is
 * refused, or accepted by no worker within `timeout` milliseconds: one that arrives while the last worker stops listening
 * is held until the supervisor exits.
 */
function statusOf(path: string, timeout = 2_000): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const sent = get({ port: shop.port, path, agent: false, timeout }, (answer) =>
    resolve(answer.resume().statusCode ?? 0),
  );
  sent.on('timeout', () => sent.destroy()).on('error', () => resolve(0));
  return promise;
}

const timesServing = (count: number) =>
  expect.poll(() => shop.log().split('a worker serves').length - 1, { timeout: 120_000 }).toBe(count);

const gone = (pid: number) =>
  expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 20_000, interval: 50 }).toBe(false);

test.runIf(possible)(
  'metrics are those of all workers, a killed one is replaced, and after SIGTERM to all what runs is finished',
  async () => {
    const METRICS_PORT = String(await freePort());
    await launch({ METRICS_PORT }, NPM_START);
    await timesServing(2);
    const count = 2;
    for (let asked = 0; asked < count * 5; asked++)
      expect(await statusOf('/products', 60_000)).toBeGreaterThan(0);
    const metrics = await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
    expect(metrics).toMatch(/^shop_http_requests_total\{route="page",status="\d+"\} 10$/m);
    expect(metrics).toMatch(/^shop_database\{state="up"\} 1$/m);

    const [killed, other] = workersOf(shop) as [number, number];
    process.kill(killed, 'SIGKILL');
    await gone(killed);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf('/readyz', 60_000)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await timesServing(3);
    const workers = workersOf(shop);
    expect(workers).toHaveLength(count);
    expect(workers).toContain(other);

    const slow = Array.from({ length: 4 }, () => slowRequest(shop.port));
    await Promise.all(slow.map(({ arrived }) => arrived));
    for (const pid of [...workers, shop.pid]) process.kill(pid, 'SIGTERM');
    await expect.poll(() => statusOf('/livez'), { timeout: 20_000 }).toBe(0);
    for (const { finish } of slow) finish();
    expect(await Promise.all(slow.map(({ status }) => status))).toEqual([200, 200, 200, 200]);
    expect(await shop.ended()).toBe(0);
    for (const pid of workers) await gone(pid);
  },
);

test.runIf(possible)('a shop that is stopped while a worker still starts ends with 0', async () => {
  await launch();
  await timesServing(1);
  await expect.poll(() => workersOf(shop)).toHaveLength(2);
  process.kill(shop.pid, 'SIGTERM');
  expect(await shop.ended()).toBe(0);
});

test.runIf(possible)('when the supervisor is killed its workers end', async () => {
  await launch();
  await timesServing(2);
  const workers = workersOf(shop);
  process.kill(shop.pid, 'SIGKILL');
  for (const pid of workers) await gone(pid);
  expect(await statusOf('/livez')).toBe(0);
});

test.runIf(possible)('workers that cannot start end the shop, which says why once', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  await launch({ PORT: String(port) });
  expect(await shop.ended()).toBe(1);
  other.close();
  expect(shop.log()).toMatch(new RegExp(`^Port ${port} is taken\\..+\\n$`));
});

test('the built-in database refuses several workers in one sentence', async () => {
  await launch({ DATABASE_URL: '' });
  expect(await shop.ended()).toBe(1);
  expect(shop.log()).toMatch(/^Wrong settings\. WORKERS: .+\n$/);
});
