import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { ServerProcess } from '../testing/server-process.ts';
import type { Drill, DrillOptions } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { killApp } from './kill-app.ts';
import { killAtFailpoint } from './kill-at-failpoint.ts';
import { twoInstances } from './two-instances.ts';

const short: DrillOptions = {
  cycles: 1,
  seed: 1,
  engine: 'postgres',
  settings: {},
  say: () => {},
};

let seeded: DrillOptions['seeded'];
beforeAll(() => {
  seeded = { postgres: inject('seededPostgres')!, pglite: inject('seededShop') };
});

test('a shop that ends instead of opening is not waited for, and its log says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citron-drill-'));
  const shop = await ServerProcess.at(folder, { WORKERS: '2' });
  await expect(shop.start()).rejects.toThrow(/^The server has ended:\nWrong settings. WORKERS/);
  rmSync(folder, { recursive: true });
});

// Promised times and the other drills are left to `npm run drill`: a test of the same fault is faster
// (docs/decisions/0118-suite-of-ten-minutes.md).
test.each<[string, Drill, Partial<DrillOptions>]>([
  ['a shop that is killed between two steps', killAtFailpoint, { clients: 4, orders: 2 }],
  ['a shop on PGlite that is killed', killApp, { clients: 4, orders: 8, engine: 'pglite' }],
  ['one of two shops behind a proxy that is stopped', twoInstances, { clients: 1 }],
])('%s keeps what it said, charges nobody twice and goes on', async (_, drill, options) => {
  const { broken } = await drill.run({ ...short, seeded, ...options });
  expect(broken).toEqual([]);
});

// A disk that can be filled has to be mounted, which root alone may.
test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a shop whose disk is full answers so, loses nothing and goes on by itself once there is room',
  async () => {
    const options = { ...short, seeded, clients: 4, seconds: 1, engine: 'pglite' } as const;
    expect((await fullDisk.run(options)).broken).toEqual([]);
  },
);
