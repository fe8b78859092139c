import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';

/** The error for a shopper whose cart was paid, or ordered to be paid later, by another checkout. */
const PAID = 'This cart has been paid.';
const ORDERED = 'This cart has been ordered.';

interface Ordered {
  order: string;
  isPaid: boolean;
}

const readOrdered = prepared<Ordered, [cart: string, own: string | null]>(
  `select order_id as order, stock in ('sold', 'returned') as "isPaid" from checkouts
   where cart_id = $1 and id is distinct from $2 and stock in ('accepted', 'sold', 'returned') limit 1`,
);

/**
 * CART_ORDERED with the order, when the cart of a checkout was ordered by another one; else null. It may be ordered at the same
 * time: `claimCart` is what a payment relies on.
 */
export async function orderedRefusal(
  em: SqlEntityManager,
  { id, cartId }: { id?: string; cartId?: string | null },
): Promise<DomainError | null> {
  if (!cartId) return null;
  const [ordered] = await readOrdered(em, cartId, id ?? null);
  return ordered
    ? new DomainError('CART_ORDERED', ordered.isPaid ? PAID : ORDERED, { order: ordered.order })
    : null;
}

/** The code of the reason that was recorded with a payment that goes back. */
export const codeOfReason = (reason: string) =>
  reason === PAID || reason === ORDERED ? 'CART_ORDERED' : 'CONFLICT';
