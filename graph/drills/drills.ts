import type { Drill } from './drill.ts';
import { hostileRequests } from './hostile-requests.ts';
import { killApp } from './kill-app.ts';
import { killMigration } from './kill-migration.ts';
import { manyBuyers } from './many-buyers.ts';
import { provider } from './provider.ts';
import { sameKey } from './same-key.ts';
import { twoInstances } from './two-instances.ts';
import { twoStarts } from './two-starts.ts';
import { webhooks } from './webhooks.ts';

/** Every drill there is, in the order of the list. */
export const drills: readonly Drill[] = [
  killApp,
  killMigration,
  twoStarts,
  twoInstances,
  provider,
  manyBuyers,
  sameKey,
  webhooks,
  hostileRequests,
];
