import { DomainError } from '../../core/errors.ts';
import type { EventDeps } from '../../core/record-event.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { endOrder } from './end-order.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The moment at which an order placed before it, and still unpaid, no longer keeps its prices. */
export function priceLimit(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** When an order that is placed at this moment is cancelled unless it is paid. */
export function payableUntil(createdAt: Date, days: number): Date {
  return new Date(new Date(createdAt).getTime() + days * DAY_MS);
}

/** The error of paying such an order. */
export function cancelledError(): DomainError {
  return new DomainError(
    'CONFLICT',
    'This order was not paid in time or was cancelled. Please order again; nothing was charged.',
  );
}

/** The next order to cancel of those placed before the first time, or payable until before the second. Conditions as in the index of unpaid orders, so that it is used. */
export const NEXT_UNPAID = `
  select c.id from orders o join checkouts c on c.id = o.checkout_id
  where o.paid_at is null and o.shipped_at is null and o.delivered_at is null and o.cancelled_at is null
    and (o.accepted_at is null and o.payment_due_at is null and o.created_at < ? or o.payment_due_at < ?)
    and o.authorized_until is null
    and c.stock <> 'held'
  order by o.created_at limit 1 for update of c skip locked`;

/**
 * Cancels orders that were not paid within so many days, and accepted ones whose bank transfer has not come, or that were
 * not shipped against cash, in time: one transaction each. One whose money is reserved is left, and has its time when that was released. An order whose payment is open is left
 * until its hold ends. Safe to run in several processes at once. Returns how many were cancelled.
 */
export async function cancelUnpaidOrders(
  { em, ports }: EventDeps,
  days: number,
  stopped?: AbortSignal,
): Promise<number> {
  const before = priceLimit(ports.now(), days);
  for (let cancelled = 0; ; cancelled++) {
    if (stopped?.aborted) return cancelled;
    const found = await em.fork().transactional(async (tx) => {
      const [next] = await tx.execute<{ id: string }[]>(NEXT_UNPAID, [before, ports.now()]);
      return next !== undefined && endOrder(tx, { ports }, await lockCheckout(tx, next.id));
    });
    if (!found) return cancelled;
  }
}
