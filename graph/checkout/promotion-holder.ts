import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DomainError } from '../core/errors.ts';
import { giveBackUses } from '../promotions/give-back-uses.ts';
import { redeem } from '../promotions/redeem.ts';
import type { Checkout } from './checkout.entity.ts';

/** Holds the uses of promotions: they count against the limits of these. */
export const promotionHolder = {
  take(em: SqlEntityManager, checkout: Checkout): Promise<DomainError | null> {
    return redeem(em, usesOf(checkout), { isAgreed: false });
  },

  giveBack(em: SqlEntityManager, checkout: Checkout): Promise<void> {
    return giveBackUses(em, usesOf(checkout));
  },

  takeAgain(
    em: SqlEntityManager,
    checkout: Checkout,
    { atSamePrices }: { atSamePrices: boolean },
  ): Promise<DomainError | null> {
    return redeem(em, usesOf(checkout), { isAgreed: !atSamePrices });
  },
};

function usesOf({ id, user, discounts }: Checkout) {
  return { checkout: id, user: user.id, uses: discounts };
}
