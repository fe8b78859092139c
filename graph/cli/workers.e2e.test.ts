import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBinaries } from '../proof/testing/find-postgres.ts';
import { freePort } from '../proof/testing/free-port.ts';
import { slowRequest } from '../proof/testing/slow-request.ts';
import { type PrivatePostgres, startPostgres } from '../proof/testing/start-postgres.ts';

// The kernel's list of processes is read.
const possible = process.platform === 'linux' && findBinaries() !== undefined;

let database: PrivatePostgres | undefined;
beforeAll(async () => {
  if (possible) database = await startPostgres(findBinaries()!);
});
afterAll(() => database?.stop());

let folder: string;
let port: number;
let shop: ReturnType<typeof start>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citron-workers-'));
  port = await freePort();
});
afterEach(async () => {
  shop.child.kill('SIGKILL');
  await shop.ended;
  rmSync(folder, { recursive: true });
});

/** The built shop on two processes, as `npm start` starts it. */
function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['graph/cli/start.mjs'], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database?.url ?? '',
      DATA_DIR: folder,
      PORT: String(port),
      WORKERS: '2',
      LOG_LEVEL: 'info',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'close').then(([status]) => status as number);
  return { child, ended, said: () => said };
}

/** The processes that a supervisor has, as the kernel lists them. */
function workersOf({ child: { pid } }: typeof shop): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
}

/**
 * A path asked for on a connection of its own, so that any worker may get it. Its status; 0 when refused, or given to
 * nobody: a connection that comes while the last worker stops listening is held until the supervisor ends.
 */
function statusOf(path: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const sent = get({ port, path, agent: false, timeout: 2_000 }, (answer) =>
    resolve(answer.resume().statusCode ?? 0),
  );
  sent.on('timeout', () => sent.destroy()).on('error', () => resolve(0));
  return promise;
}

const timesServing = (count: number) =>
  expect.poll(() => shop.said().split('a worker serves').length - 1, { timeout: 60_000 }).toBe(count);

const gone = (pid: number) =>
  expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 20_000, interval: 50 }).toBe(false);

test.runIf(possible)('a worker that is killed is replaced while the other serves on', async () => {
  shop = start();
  await timesServing(2);
  const [killed, other] = workersOf(shop) as [number, number];
  process.kill(killed, 'SIGKILL');
  await gone(killed);
  const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf('/readyz')));
  expect(new Set(statuses)).toEqual(new Set([200]));
  await timesServing(3);
  expect(workersOf(shop)).toHaveLength(2);
  expect(workersOf(shop)).toContain(other);
});

test.runIf(possible)(
  'told to stop, with its workers as well, a shop finishes what runs and ends with 0',
  async () => {
    shop = start();
    await timesServing(2);
    const workers = workersOf(shop);
    const slow = Array.from({ length: 4 }, () => slowRequest(port));
    await wait(200);
    for (const pid of [...workers, shop.child.pid!]) process.kill(pid, 'SIGTERM');
    await expect.poll(() => statusOf('/livez'), { timeout: 20_000 }).toBe(0);
    for (const { finish } of slow) finish();
    expect(await Promise.all(slow.map(({ answered }) => answered))).toEqual([200, 200, 200, 200]);
    expect(await shop.ended).toBe(0);
    for (const pid of workers) await gone(pid);
  },
);

test.runIf(possible)('a shop that is stopped while a worker still starts ends with 0', async () => {
  shop = start();
  await timesServing(1);
  await expect.poll(() => workersOf(shop)).toHaveLength(2);
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});

test.runIf(possible)('when the supervisor is killed its workers end', async () => {
  shop = start();
  await timesServing(2);
  const workers = workersOf(shop);
  shop.child.kill('SIGKILL');
  for (const pid of workers) await gone(pid);
  expect(await statusOf('/livez')).toBe(0);
});

test.runIf(possible)('workers that cannot start end the shop, which says why once', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  shop = start();
  expect(await shop.ended).toBe(1);
  other.close();
  expect(shop.said()).toMatch(new RegExp(`^Port ${port} is taken\\..+\\n$`));
});

test.runIf(possible)('metrics are those of all workers together', async () => {
  const METRICS_PORT = String(await freePort());
  shop = start({ METRICS_PORT });
  await timesServing(2);
  const workers = 2;
  for (let asked = 0; asked < workers * 5; asked++) expect(await statusOf('/products')).toBeGreaterThan(0);
  const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
  const text = await answer.text();
  expect(text).toMatch(/^shop_http_requests_total\{route="page",status="\d+"\} 10$/m);
  expect(text).toMatch(/^shop_database\{state="up"\} 1$/m);
});

test('the built-in database refuses several workers in one sentence', async () => {
  shop = start({ DATABASE_URL: '' });
  expect(await shop.ended).toBe(1);
  expect(shop.said()).toMatch(/^Wrong settings\. WORKERS: .+\n$/);
});
