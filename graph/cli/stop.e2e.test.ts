import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { freePort } from '../proof/testing/free-port.ts';
import { built, NPM_START, ServerProcess } from '../proof/testing/server-process.ts';
import { slowRequest } from '../proof/testing/slow-request.ts';

let folder: string;
let shop: ServerProcess;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citron-stop-'));
  cpSync(inject('seededShop'), folder, { recursive: true });
});
afterEach(async () => {
  await shop.kill();
  rmSync(folder, { recursive: true });
});

async function launch(settings: Record<string, string>, args = built()): Promise<void> {
  shop = await ServerProcess.at(folder, settings, { args });
  shop.launch();
}

const until = (path: string, status: number) =>
  expect.poll(() => shop.status(path), { timeout: 60_000, interval: 50 }).toBe(status);

test('after SIGTERM a shop is no longer ready, serves on for DRAIN_SECONDS, finishes what runs, and exits with 0 within ten seconds', async () => {
  await launch({ DRAIN_SECONDS: '2' }, NPM_START);
  await until('/readyz', 200);
  const slow = slowRequest(shop.port);
  const endless = slowRequest(shop.port);
  await Promise.all([slow.arrived, endless.arrived]);
  process.kill(shop.pid, 'SIGTERM');
  await until('/readyz', 503);
  const page = await fetch(`${shop.url}/livez`);
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
  await until('/livez', 0);
  const drained = performance.now();
  slow.finish();
  expect(await slow.status).toBe(200);
  expect(await shop.ended()).toBe(0);
  expect(performance.now() - drained).toBeLessThan(14_000);
});

test('without its database a shop starts, is alive, says that it opens, and goes on trying', async () => {
  const databasePort = await freePort();
  await launch({ DATABASE_URL: `postgresql://citron:secret-word@127.0.0.1:${databasePort}/citron` });
  await until('/livez', 200);
  const page = await fetch(`${shop.url}/`, { headers: { accept: 'text/html' } });
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('The shop opens in a moment');
  expect(await shop.status('/readyz')).toBe(503);
  let tries = 0;
  const listener = createServer((socket) => {
    tries += 1;
    socket.destroy();
  }).listen(databasePort, '127.0.0.1');
  await expect.poll(() => tries, { timeout: 30_000 }).toBeGreaterThan(1);
  listener.close();
  expect(shop.log()).toContain('waiting for the database');
  expect(shop.log()).not.toContain('secret-word');
  process.kill(shop.pid, 'SIGTERM');
  expect(await shop.ended()).toBe(0);
});
