import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { type EventSource, recordEvent } from '../../core/record-event.ts';
import { orderedRefusal } from './cart-ordered.ts';
import type { Checkout } from './checkout.entity.ts';
import { giveBack } from './holds.ts';
import { releaseCheckouts } from './release-checkouts.ts';

const lockCart = prepared<object, [cart: string]>(
  `select pg_advisory_xact_lock(hashtextextended('cart ' || $1, 0))`,
);

// Those that are being changed are left alone: whoever locks one and waits for the cart must not be waited for.
const lockOthers = prepared<{ id: string }, [cart: string, own: string]>(
  `select id from checkouts where cart_id = $1 and id <> $2 and stock = 'held' order by id for update skip locked`,
);

/**
 * Lets a locked checkout be the one that its cart is bought by. Other checkouts of the cart release what they hold, and wait
 * until the transaction ends. Call it before stock is taken. Returns why it cannot be bought, or null: CART_ORDERED when another one
 * was first; then it releases what it holds itself.
 */
export async function claimCart(
  em: SqlEntityManager,
  source: EventSource,
  checkout: Checkout,
): Promise<DomainError | null> {
  const { id, cartId, lines, discounts } = checkout;
  if (!cartId) return null;
  await lockCart(em, cartId);
  const refusal = await orderedRefusal(em, { id, cartId });
  if (refusal) {
    if (await giveBack(em, checkout))
      await recordEvent(em, source, { type: 'checkout.cancelled', subject: id });
    return refusal;
  }
  const others = await lockOthers(em, cartId, id);
  await releaseCheckouts(em, source, others, { lines, discounts });
  return null;
}
