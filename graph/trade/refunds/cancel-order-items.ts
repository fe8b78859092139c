import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { creditedAmount } from '#money/credited-units';
import type { Line } from '#money/line';
import { lockVariants, returnStock } from '../../catalog/products/stock.ts';
import { findMissing } from '../../catalog/products/take-missing.ts';
import { mayActFor, Permission } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { recordEvent } from '../../core/record-event.ts';
import { giveBackTaken } from '../checkout/holds.ts';
import { deriveOrderTimes } from '../fulfillments/derive-order-times.ts';
import { findBackordered } from '../fulfillments/find-backordered.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { canReleasePart } from '../payments/release-part.ts';
import { writeOff } from '../returns/restock.ts';
import { creditOrder, type WantedCredit } from './credit-order.ts';
import type { Creditable } from './find-creditable.ts';
import type { CancelOrderItemsInput } from './refunds.inputs.ts';
import type { RequestedCredit } from './requested-credit.ts';
import { unitsOf } from './units-of.ts';

/**
 * Cancels units of an order that are not shipped: for its buyer while nothing is shipped, for staff with ORDERS and REFUNDS at any time. What was paid
 * of them goes back, with the shipping when nothing of the order is shipped at all. An unpaid order is cancelled as a whole.
 *
 * Errors: NOT_FOUND; FORBIDDEN; BAD_USER_INPUT for lines of another order; CONFLICT when units are shipped or cancelled already, and for a part of an unpaid order;
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function cancelOrderItems(ctx: Context, input: CancelOrderItemsInput): Promise<OrderRow> {
  const order = await findOrder(ctx, input.orderId);
  const isStaff = ctx.actor.can(Permission.Refunds);
  if (!isStaff && !mayActFor(ctx.actor, order.owner))
    throw new DomainError('FORBIDDEN', 'You may not refund orders, so you cannot cancel this one.', {
      needs: Permission.Refunds,
    });
  const isPart = Boolean(input.lines ?? order.shippedAt);
  if (!order.paidAt && !(isPart && (await canReleasePart(ctx, order))))
    return cancelUnpaid(ctx, order, input);
  let broken: Line[] = [];
  const decide = async (state: Creditable, em: SqlEntityManager) => {
    const wanted = decideCancellation(state, input, isStaff);
    // Before the cancellation is written: what is cancelled is on backorder no more.
    broken = await findBroken(em, wanted.lines, state);
    return wanted;
  };
  const request: RequestedCredit = {
    kind: 'cancellation',
    requestKey: input.idempotencyKey,
    reason: reasonOf(input),
    lines: input.lines?.map(({ orderItemId: id, quantity: qty, restock }) => {
      return { id, qty, isRestocked: restock || !isStaff };
    }),
  };
  await creditOrder(ctx, order, request, decide, (em, _, { lines }, state) =>
    takeOff(em, ctx, lines, state, broken),
  );
  return readOrder(ctx, order.id);
}

const reasonOf = ({ reason }: Pick<CancelOrderItemsInput, 'reason'>) => reason?.trim() || null;

function cancelUnpaid(ctx: Context, order: OrderRow, { lines }: CancelOrderItemsInput): Promise<OrderRow> {
  if (order.isPartlyShipped)
    throw new DomainError(
      'CONFLICT',
      'A part of this order is shipped, and it is not paid. Record its payment first: then the rest can be cancelled, and its price is refunded.',
    );
  if (lines)
    throw new DomainError(
      'CONFLICT',
      'A part of an unpaid order cannot be cancelled. Cancel all of it, and order again what is wanted.',
    );
  return cancelOrder(ctx, order.id);
}

/** What is taken off, or throws why not. */
export function decideCancellation(
  state: Creditable,
  { lines, ...wanted }: CancelOrderItemsInput,
  isStaff: boolean,
): WantedCredit {
  if (!isStaff && state.lines.some(({ shipped }) => shipped > 0))
    throw new DomainError(
      'CONFLICT',
      'A part of this order is on its way, so it cannot be cancelled any more. Ask the shop, or send it back.',
    );
  const open = state.lines
    .filter((line) => line.open > 0)
    .map((line) => ({ line, units: line.open, input: { restock: true } }));
  if (open.length === 0)
    throw new DomainError('CONFLICT', 'All of this order is shipped or cancelled. Nothing was changed.');
  const chosen = lines ? unitsOf(state.lines, lines) : open;
  for (const { line, units } of chosen) {
    if (units > line.open)
      throw new DomainError(
        'CONFLICT',
        `Only ${line.open} of these units are neither shipped nor cancelled. Load the page again.`,
      );
  }
  const isAll = open.every(({ line }) =>
    chosen.some((each) => each.line === line && each.units === line.open),
  );
  const isUnshipped = state.lines.every(({ shipped }) => shipped === 0);
  const shippingAmount = isAll && isUnshipped ? Math.min(state.shippingLeft, state.left) : 0;
  const parts = chosen.map(({ line, units, input: { restock } }) => ({
    id: line.id,
    item: line.item,
    qty: units,
    isRestocked: restock || !isStaff,
    amount: creditedAmount(line.total, line.qty, line.credited, units),
  }));
  const sum = parts.reduce((total, { amount }) => total + amount, shippingAmount);
  // What was given as goodwill before is not given twice.
  const amount = Math.min(sum, state.left);
  return { kind: 'cancellation', lines: parts, shippingAmount, amount, reason: reasonOf(wanted) };
}

/**
 * Of units that are cancelled and not restocked, those that are there: the others were on backorder, or a stock-take did not find them, so that they
 * are taken off without it. Locks the variants of all that is cancelled.
 */
async function findBroken(
  em: SqlEntityManager,
  lines: WantedCredit['lines'],
  { checkout, lines: all }: Creditable,
): Promise<Line[]> {
  const unsellable = lines.filter(({ isRestocked }) => !isRestocked);
  if (unsellable.length === 0) return [];
  await lockVariants(em, lines);
  const backordered = await findBackordered(
    em,
    unsellable.map(({ id }) => id),
  );
  const missing = await findMissing(em, unsellable, checkout.id);
  return unsellable.map(({ id, item, qty }, at) => {
    const { open } = all.find((line) => line.id === id)!;
    const lost = missing.find((line) => line.item === item)?.qty ?? 0;
    return { item, qty: Math.max(0, Math.min(qty, open - backordered[at]!) - lost) };
  });
}

/** Returns the units into stock, but those that are broken; an order of which nothing is left is cancelled. */
export async function takeOff(
  em: SqlEntityManager,
  ctx: Context,
  lines: WantedCredit['lines'],
  { order, checkout, lines: all }: Creditable,
  broken: readonly Line[] = [],
): Promise<void> {
  const units = new Map(lines.map(({ id, qty }) => [id, qty]));
  const isOver = all.every(({ id, shipped, open }) => shipped === 0 && open === (units.get(id) ?? 0));
  // All of it was refunded at the provider before: then the items are back in stock.
  const isTaken = checkout.stock === 'sold' || checkout.stock === 'accepted';
  if (isTaken && isOver) await giveBackTaken(em, checkout);
  else if (isTaken) await returnStock(em, lines, checkout.id);
  if (isTaken) await writeOff({ em, actor: ctx.actor }, broken);
  if (isOver) {
    await em.execute('update orders set cancelled_at = ? where id = ?', [ctx.ports.now(), order.id]);
    await recordEvent(em, ctx, { type: 'order.cancelled', subject: order.id, order: order.id });
  } else await deriveOrderTimes(em, ctx, order);
}
