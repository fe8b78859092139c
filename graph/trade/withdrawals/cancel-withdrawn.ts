import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { quantitiesOfOrder } from '../fulfillments/line-quantities.ts';
import { endOrder } from '../orders/end-order.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { findWithdrawn } from '../orders/refuse-withdrawn.ts';
import { canReleasePart } from '../payments/release-part.ts';
import { decideCancellation, takeOff } from '../refunds/cancel-order-items.ts';
import { creditLocked } from '../refunds/credit-order.ts';
import type { ChosenUnits } from './choose-units.ts';

interface Withdrawn {
  order: OrderRow;
  /** Locked. */
  checkout: Checkout;
  chosen: readonly ChosenUnits[];
  /** Of the credit. */
  key: string;
}

/** What became of the units that are not shipped. */
interface Cancelled {
  isDone: boolean;
  /** Id of the payment of which something is to go back. */
  payment: string | null;
}

/**
 * Cancels the units of a withdrawal that are not shipped, in the transaction of the caller. A part of an unpaid order stays as it is, unless its money is reserved
 * by a provider that captures parts; with the last part all of it is cancelled.
 */
export async function cancelWithdrawn(
  em: SqlEntityManager,
  ctx: Context,
  { order, checkout, chosen, key }: Withdrawn,
): Promise<Cancelled> {
  const lines = chosen.flatMap(({ id, open }) =>
    open > 0 ? [{ orderItemId: id, quantity: open, restock: true }] : [],
  );
  if (lines.length === 0) return { isDone: true, payment: null };
  const isUnpaid = !order.paidAt && !(await canReleasePart({ ...ctx, em }, order));
  if (isUnpaid || (!order.paidAt && (await isAllOf(em, ctx, order, chosen)))) {
    const isAll = await isAllOf(em, ctx, order, chosen);
    return { isDone: isAll && (await endOrder(em, ctx, checkout)), payment: null };
  }
  const request = {
    ...({ kind: 'cancellation', requestKey: key, reason: null } as const),
    isUnlimited: true,
    lines: lines.map(({ orderItemId: id, quantity: qty }) => ({ id, qty, isRestocked: true })),
  };
  const input = { orderId: order.id, idempotencyKey: key, lines };
  const payment = await creditLocked(em, ctx, { order, checkout }, request, {
    decide: (state) => decideCancellation(state, input, true),
    follow: (within, _, wanted, state) => takeOff(within, ctx, wanted.lines, state),
  });
  return { isDone: true, payment };
}

/** Whether nothing is left of an order after this, of which nothing is shipped. */
async function isAllOf(
  em: SqlEntityManager,
  ctx: Context,
  { id: order }: OrderRow,
  chosen: readonly ChosenUnits[],
): Promise<boolean> {
  const before = await findWithdrawn(em, ctx, order);
  return (await quantitiesOfOrder(em, order)).every(
    ({ id, ordered, cancelled }) =>
      (before.get(id) ?? 0) + cancelled + (chosen.find((each) => each.id === id)?.open ?? 0) === ordered,
  );
}
