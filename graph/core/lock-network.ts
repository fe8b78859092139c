import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { countedNetworks } from './network-limits.ts';
import { prepared } from './prepared.ts';

const lock = prepared<object, [what: string, network: string]>(
  `select pg_advisory_xact_lock(hashtextextended($1 || ' ' || $2, 0))`,
);

/**
 * Transactions of one network, or the one around it, that count the same wait for each other here until they end, so that they count right.
 * Call it as the last lock of a transaction: then others wait shortly, and never for each other in a circle.
 */
export async function lockNetwork(em: SqlEntityManager, what: string, address: string): Promise<void> {
  // All limits are of networks, so the lock of the widest is enough.
  await lock(em, what, countedNetworks(address).at(-1)!.network);
}
