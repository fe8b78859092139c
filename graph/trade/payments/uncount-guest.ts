import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { wideNetworkOf } from '../../core/network-of.ts';
import { prepared } from '../../core/prepared.ts';
import { guestLimit } from '../../people/accounts/start-guest.ts';

// The count is of an hour: somebody who came in the one before is not in it.
const uncount = prepared<never, [keys: string[], user: string, minutes: number]>(
  `update rate_limits set count = count - 1 from users
   where key = any($1) and count > 0 and users.id = $2 and users.kind = 'guest' and users.created_at >= ends_at - make_interval(mins => $3::int)
     and (select count(*) from orders where owner_id = users.id and paid_at is not null) = 1`,
);

/**
 * Takes a guest who has just paid for the first time out of the count of the guests of a network: an office or a
 * phone carrier has many who buy. Call it last in the transaction of the payment.
 */
export async function uncountGuest(em: SqlEntityManager, user: string, network: string): Promise<void> {
  const keys = [network, wideNetworkOf(network)].map((each) => `${guestLimit.name} ${each}`);
  await uncount(em, keys, user, guestLimit.minutes);
}
