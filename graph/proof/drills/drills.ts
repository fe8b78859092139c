import { crowdedPool } from './crowded-pool.ts';
import { cutConnections } from './cut-connections.ts';
import type { Drill } from './drill.ts';
import { fullDisk } from './full-disk.ts';
import { hostileRequests } from './hostile-requests.ts';
import { killApp } from './kill-app.ts';
import { killAtFailpoint } from './kill-at-failpoint.ts';
import { killDatabase } from './kill-database.ts';
import { killMigration } from './kill-migration.ts';
import { largeBodies } from './large-bodies.ts';
import { lostPayments } from './lost-payments.ts';
import { mailServerOff } from './mail-server-off.ts';
import { manyBuyers } from './many-buyers.ts';
import { pictureBomb } from './picture-bomb.ts';
import { provider } from './provider.ts';
import { resetTime } from './reset-time.ts';
import { sameKey } from './same-key.ts';
import { signInTime } from './sign-in-time.ts';
import { smallPool } from './small-pool.ts';
import { soak } from './soak.ts';
import { twoInstances } from './two-instances.ts';
import { twoStarts } from './two-starts.ts';
import { webhooks } from './webhooks.ts';
import { databaseFrozen, databaseOff } from './without-database.ts';
import { worstQuery } from './worst-query.ts';

/** Every drill there is, in the order of the list. */
export const drills: readonly Drill[] = [
  killApp,
  killAtFailpoint,
  killDatabase,
  databaseOff,
  databaseFrozen,
  cutConnections,
  smallPool,
  crowdedPool,
  killMigration,
  twoStarts,
  twoInstances,
  provider,
  soak,
  fullDisk,
  manyBuyers,
  sameKey,
  webhooks,
  lostPayments,
  mailServerOff,
  hostileRequests,
  signInTime,
  resetTime,
  pictureBomb,
  worstQuery,
  largeBodies,
];
