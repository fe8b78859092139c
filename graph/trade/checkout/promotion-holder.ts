import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { giveBackUses } from '../promotions/give-back-uses.ts';
import { type Redeemer, redeem } from '../promotions/redeem.ts';
import type { Checkout } from './checkout.entity.ts';

/** Orders are above this module: what a checkout holds no more and did not release was ordered. */
const readOrdered = prepared<object, [user: string, checkout: string]>(
  "select from checkouts where user_id = $1 and id <> $2 and stock not in ('held', 'released') limit 1",
);

/** Holds the uses of promotions: they count against the limits of these. */
export const promotionHolder = {
  take(em: SqlEntityManager, checkout: Checkout): Promise<DomainError | null> {
    return redeem(em, redeemerOf(em, checkout), { isAgreed: false });
  },

  giveBack(em: SqlEntityManager, checkout: Checkout): Promise<void> {
    return giveBackUses(em, usesOf(checkout));
  },

  takeAgain(
    em: SqlEntityManager,
    checkout: Checkout,
    { atSamePrices }: { atSamePrices: boolean },
  ): Promise<DomainError | null> {
    return redeem(em, redeemerOf(em, checkout), { isAgreed: !atSamePrices });
  },
};

function usesOf({ id, user, discounts }: Checkout) {
  return { checkout: id, user: user.id, uses: discounts };
}

function redeemerOf(em: SqlEntityManager, checkout: Checkout): Redeemer {
  const hasOrdered = async () => (await readOrdered(em, checkout.user.id, checkout.id)).length > 0;
  return { ...usesOf(checkout), currency: checkout.currency, network: checkout.network, hasOrdered };
}
