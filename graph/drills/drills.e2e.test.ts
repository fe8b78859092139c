import { expect, test } from 'vitest';
import { crowdedPool } from './crowded-pool.ts';
import type { Drill, DrillOptions } from './drill.ts';
import { killApp } from './kill-app.ts';
import { killDatabase } from './kill-database.ts';
import { smallPool } from './small-pool.ts';
import { databaseOff } from './without-database.ts';

const short: DrillOptions = {
  cycles: 1,
  clients: 8,
  seed: 1,
  engine: 'postgres',
  settings: {},
  say: () => {},
};

// Promised times are left to the long drills, on a machine of their own. Kills on PGlite and at failpoints are short in
// payments/crash.e2e.test.ts, a frozen database and cut connections in operations/database-away.race.test.ts.
test.each<[string, Drill, Partial<DrillOptions>]>([
  ['a shop that is killed', killApp, {}],
  ['a shop whose database is killed', killDatabase, {}],
  ['a shop whose database is shut down for a while', databaseOff, { seconds: 2 }],
  ['a shop with one connection', smallPool, { seconds: 2 }],
  ['a shop that 200 ask at once', crowdedPool, { clients: 200 }],
])('%s keeps what it said, charges nobody twice and goes on', async (_, drill, options) => {
  const { broken } = await drill.run({ ...short, ...options });
  expect(broken).toEqual([]);
});
