import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findCarrier } from '#money/carriers';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { takeForGood } from '../checkout/holds.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findLeftLines } from '../credits/find-left-lines.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import { refuseHeld } from '../orders/refuse-held.ts';
import { refuseWaiting } from '../orders/refuse-waiting.ts';
import { addFulfillment } from './add-fulfillment.ts';
import { deriveOrderTimes } from './derive-order-times.ts';
import { findBackordered } from './find-backordered.ts';
import { readFulfillment } from './find-fulfillments.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import type { CreateFulfillmentInput, TrackingInput } from './fulfillments.inputs.ts';
import type { CreateFulfillmentPayload } from './fulfillments.payloads.ts';
import type { FulfilledLine } from './fulfillments.types.ts';
import { wantedLines } from './open-lines.ts';

/**
 * Ships a part of an order, or all that is open, paid or not: the items of the order are out of the stock for good. With `notify` the
 * buyer gets a mail, as soon as it can no longer be undone. The same key returns the same fulfillment. Errors: NOT_FOUND; CONFLICT for a
 * cancelled order, one on hold or of an exchange that is not paid, for units that the buyer has withdrawn from, and with `open` when less is open; IDEMPOTENCY_KEY_REUSED for other lines.
 */
export async function createFulfillment(
  ctx: Context,
  { orderId, lines: wanted, notify, idempotencyKey, ...tracking }: CreateFulfillmentInput,
  { leaveOutBackordered = false } = {},
): Promise<CreateFulfillmentPayload> {
  const order = await findOrder(ctx, orderId);
  const id = await inTransaction(ctx.em.fork(), async (em) => {
    const checkout = await lockCheckout(em, order.checkout.id);
    const earlier = await em.findOne(Fulfillment, { order: order.id, requestKey: idempotencyKey });
    if (earlier) return earlier.id;
    const current = await readOrder({ em }, order.id);
    if (current.cancelledAt)
      throw new DomainError('CONFLICT', 'This order is cancelled and cannot be shipped.');
    refuseHeld(current);
    refuseWaiting(current);
    const all = await wantedLines(em, ctx, order.id, wanted);
    const lines = leaveOutBackordered ? await inStock(em, all) : all;
    await takeForGood({ em, actor: ctx.actor }, checkout, await findLeftLines(em, order.id));
    const part = { state: 'shipped', lines, isMailed: notify, requestKey: idempotencyKey } as const;
    const added = await addFulfillment(em, ctx, order, { ...part, ...trackingOf(tracking) });
    await deriveOrderTimes(em, ctx, order);
    return added;
  });
  const fulfillment = await readFulfillment(ctx, id);
  const key = (each: typeof wanted) =>
    JSON.stringify(each?.map(({ orderItemId, quantity }) => [orderItemId, quantity]).sort());
  if (wanted && key(wanted) !== key(fulfillment.lines))
    throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used to ship other items.');
  return { fulfillment, order: await readOrder(ctx, order.id) };
}

/** The units of lines that are not on backorder. Errors: BACKORDERED when there are none. */
async function inStock(
  em: SqlEntityManager,
  lines: readonly FulfilledLine[],
): Promise<readonly FulfilledLine[]> {
  const backordered = await findBackordered(
    em,
    lines.map(({ orderItemId }) => orderItemId),
  );
  const there = lines
    .map((line, at) => ({ ...line, quantity: line.quantity - backordered[at]! }))
    .filter(({ quantity }) => quantity > 0);
  if (there.length > 0) return there;
  throw new DomainError(
    'BACKORDERED',
    'All that is open of this order is on backorder. Add what came in to the stock first.',
  );
}

/** The columns of how a fulfillment is tracked. A known carrier has one name, however it was written. */
export function trackingOf({ carrier, trackingNumber, trackingUrl }: TrackingInput) {
  return {
    carrier: carrier ? (findCarrier(carrier)?.name ?? carrier.trim()) : null,
    trackingNumber: trackingNumber?.trim() ?? null,
    trackingUrl: trackingUrl ? new URL(trackingUrl).href : null,
  };
}
