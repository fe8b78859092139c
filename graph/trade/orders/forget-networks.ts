import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { COUNTED_MS } from '../checkout/claim-hold.ts';

/** Takes the network from checkouts that no longer count against it. An order that is paid later counts as long as it is open, and one on hold keeps it for review. */
export async function forgetNetworks(em: SqlEntityManager, now: Date): Promise<void> {
  await em.execute(
    `update checkouts c set network = null where network is not null and stock <> 'sold' and expires_at < ? and not exists (
       select from orders where checkout_id = c.id and (held_at is not null or c.stock = 'accepted' and delivered_at is null))`,
    [new Date(now.getTime() - COUNTED_MS)],
  );
}
