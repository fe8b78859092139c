import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findBinaries } from '../testing/find-postgres.ts';
import { seed } from '../testing/seeded-shop.ts';
import { ServerProcess } from '../testing/server-process.ts';
import { type PrivatePostgres, startPostgres } from '../testing/start-postgres.ts';
import { crowdedPool } from './crowded-pool.ts';
import type { Drill, DrillOptions } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { killApp } from './kill-app.ts';
import { killAtFailpoint } from './kill-at-failpoint.ts';
import { killDatabase } from './kill-database.ts';
import { killMigration } from './kill-migration.ts';
import { lostPayments } from './lost-payments.ts';
import { mailServerOff } from './mail-server-off.ts';
import { provider } from './provider.ts';
import { smallPool } from './small-pool.ts';
import { soak } from './soak.ts';
import { twoInstances } from './two-instances.ts';
import { twoStarts } from './two-starts.ts';
import { databaseOff } from './without-database.ts';

const short: DrillOptions = {
  cycles: 1,
  clients: 8,
  orders: 20,
  seed: 1,
  engine: 'postgres',
  settings: {},
  say: () => {},
};

let postgres: PrivatePostgres;
let seeded: DrillOptions['seeded'];

// Making the data of a demo takes as long as most drills.
beforeAll(async () => {
  postgres = await startPostgres(findBinaries()!);
  await seed({ DATABASE_URL: postgres.url });
  await postgres.halt();
  seeded = { postgres: postgres.data, pglite: inject('seededShop') };
});
afterAll(() => postgres?.stop());

test('a shop that ends instead of opening is not waited for, and its log says why', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citron-drill-'));
  const shop = await ServerProcess.at(folder, { WORKERS: '2' });
  await expect(shop.start()).rejects.toThrow(/^The server has ended:\nWrong settings. WORKERS/);
  rmSync(folder, { recursive: true });
});

// Promised times are left to the long drills, on a machine of their own. A frozen database and cut connections are short
// in operations/database-away.race.test.ts.
test.each<[string, Drill, Partial<DrillOptions>]>([
  ['a shop that is killed', killApp, {}],
  ['a shop on PGlite that is killed', killApp, { engine: 'pglite' }],
  ['a shop that dies between two steps', killAtFailpoint, { clients: 4, orders: 5 }],
  ['a shop whose mail server is away', mailServerOff, {}],
  ['a shop whose database is killed', killDatabase, {}],
  ['a shop whose database is shut down for a while', databaseOff, { seconds: 2 }],
  ['a shop with one connection', smallPool, { seconds: 2 }],
  ['a shop that 200 ask at once', crowdedPool, { clients: 200 }],
  ['one of two shops behind a proxy that is stopped', twoInstances, { clients: 1 }],
  ['a shop whose provider loses answers', provider, { seconds: 3, clients: 4 }],
  ['a shop that is busy all the time', soak, { seconds: 4, clients: 4 }],
])('%s keeps what it said, charges nobody twice and goes on', async (_, drill, options) => {
  const { broken } = await drill.run({ ...short, seeded, ...options });
  expect(broken).toEqual([]);
});

test('every payment that is never reported to the shop ends, among two thousand abandoned checkouts', async () => {
  const { broken } = await lostPayments.run({ ...short, seeded, cycles: 4, abandoned: 2_000 });
  expect(broken).toEqual([]);
});

test.each([
  ['two shops at once both open, and one makes the tables', twoStarts],
  ['after a first start that was killed the next one ends with the same tables', killMigration],
])('starting: %s', async (_, drill) => {
  const { broken } = await drill.run(short);
  expect(broken).toEqual([]);
});

// A disk that can be filled has to be mounted, which root alone may.
test.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'a shop whose disk is full answers so, loses nothing and goes on by itself once there is room',
  async () => {
    const options = { ...short, seeded, clients: 4, seconds: 3, engine: 'pglite' } as const;
    expect((await fullDisk.run(options)).broken).toEqual([]);
  },
);
