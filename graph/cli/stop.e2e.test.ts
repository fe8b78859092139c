import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePort } from '../proof/testing/free-port.ts';
import { slowRequest } from '../proof/testing/slow-request.ts';

let folder: string;
let port: number;
let shop: ReturnType<typeof start> | undefined;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'citron-stop-'));
  port = await freePort();
});
afterEach(async () => {
  shop?.child.kill('SIGKILL');
  await shop?.ended;
  rmSync(folder, { recursive: true });
});

function start(settings: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['graph/cli/start.mjs'], {
    env: { PATH: process.env.PATH, DATABASE_URL: '', DATA_DIR: folder, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = once(child, 'close').then(([status]) => status as number);
  return { child, ended, said: () => said };
}

/** The status of an address; 0 while nobody listens. */
function statusOf(path: string): Promise<number> {
  return fetch(`http://127.0.0.1:${port}${path}`).then(
    ({ status }) => status,
    () => 0,
  );
}

const until = (path: string, status: number) =>
  expect.poll(() => statusOf(path), { timeout: 60_000, interval: 50 }).toBe(status);

test('a shop that is told to stop says so, serves on for the time it was given, finishes what runs and ends with 0', async () => {
  shop = start({ DRAIN_SECONDS: '2' });
  await until('/readyz', 200);
  const slow = slowRequest(port);
  await wait(200);
  shop.child.kill('SIGTERM');
  await until('/readyz', 503);
  const page = await fetch(`http://127.0.0.1:${port}/livez`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await until('/livez', 0);
  slow.finish();
  expect(await slow.answered).toBe(200);
  expect(await shop.ended).toBe(0);
});

test('a shop that is told to stop twice ends at once', async () => {
  shop = start();
  await until('/readyz', 200);
  slowRequest(port);
  await wait(200);
  shop.child.kill('SIGTERM');
  await until('/livez', 0);
  shop.child.kill('SIGTERM');
  const again = performance.now();
  expect(await shop.ended).toBe(1);
  expect(performance.now() - again).toBeLessThan(3_000);
});

test('a request that never ends does not hold a stop for longer than ten seconds', async () => {
  shop = start();
  await until('/readyz', 200);
  slowRequest(port);
  await wait(200);
  const told = performance.now();
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
  expect(performance.now() - told).toBeLessThan(14_000);
});

test('without its database a shop starts, is alive, says that it opens, and goes on trying', async () => {
  const databasePort = await freePort();
  shop = start({ DATABASE_URL: `postgresql://citron:secret-word@127.0.0.1:${databasePort}/citron` });
  await until('/livez', 200);
  const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('The shop opens in a moment');
  expect(await statusOf('/readyz')).toBe(503);
  let tries = 0;
  const listener = createServer((socket) => {
    tries += 1;
    socket.destroy();
  }).listen(databasePort, '127.0.0.1');
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(1);
  listener.close();
  expect(shop.said()).toContain('waiting for the database');
  expect(shop.said()).not.toContain('secret-word');
  shop.child.kill('SIGTERM');
  expect(await shop.ended).toBe(0);
});
