import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { agentOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { lockNetwork } from '../../core/lock-network.ts';
import { type CountedNetwork, countedNetworks, shareOf } from '../../core/network-limits.ts';
import { prepared } from '../../core/prepared.ts';
import { findSetting } from '../../platform/settings/find-setting.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { checkoutSettings } from '../checkout/checkout-settings.ts';

/** What a person and a network have ordered that is neither paid nor delivered. */
interface Open {
  ofPerson: number;
  ofNetwork: number;
  unitsOfNetwork: number;
}

const readOpen = (operator: CountedNetwork['sql']['operator']) =>
  prepared<Open, [user: string, network: string]>(
    `select count(*) filter (where owner_id = $1)::int as "ofPerson", count(*) filter (where network ${operator} $2)::int as "ofNetwork",
     coalesce(sum(units) filter (where network ${operator} $2), 0)::int as "unitsOfNetwork"
   from checkouts c join orders o on o.checkout_id = c.id, lateral (
     select sum((line->>'qty')::int) as units from jsonb_array_elements(c.lines) line
   ) counted
   where c.stock = 'accepted' and o.delivered_at is null and o.authorized_until is null and (o.owner_id = $1 or c.network ${operator} $2)`,
  );

/**
 * Refuses to accept one more order before it is paid: such orders hold their items for days. They count against their person and
 * against their network as long as they are open. Call it in a transaction that has the buyer and the checkout locked. Errors:
 * HOLD_LIMIT.
 */
export async function refuseTooManyAccepted(
  ctx: Context,
  em: SqlEntityManager,
  { user, lines }: Checkout,
): Promise<void> {
  // Staff order for customers, and know them.
  if (agentOf(ctx.actor)) return;
  const { rateLimitFactor } = ctx.settings;
  const networks = countedNetworks(ctx.address);
  await lockNetwork(em, 'accepted', ctx.address);
  const { acceptedOfPerson, acceptedOfGuest, acceptedOfNetwork, acceptedPieces } = await findSetting(
    { ...ctx, em },
    checkoutSettings,
  );
  const most = ctx.actor.kind === 'guest' ? acceptedOfGuest : acceptedOfPerson;
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  for (const { sql, times } of networks) {
    const [open] = await readOpen(sql.operator)(em, user.id, sql.value);
    if (open!.ofPerson >= most * rateLimitFactor)
      throw limitError('Too many of your orders are neither paid nor delivered. Wait for one of them');
    const factor = rateLimitFactor * shareOf(ctx) * times;
    const isTooMuch = open!.unitsOfNetwork + units > acceptedPieces * factor;
    if (isTooMuch || open!.ofNetwork >= acceptedOfNetwork * factor)
      throw limitError(
        'Too many orders of your network are neither paid nor delivered. Wait for one of them',
      );
  }
}

function limitError(reason: string): DomainError {
  return new DomainError('HOLD_LIMIT', `${reason}, or choose another payment method. Nothing was charged.`);
}
