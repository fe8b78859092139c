import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { createFulfillment } from './create-fulfillment.ts';
import { findOrdersByNumber } from './find-orders-by-number.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import { type CreateFulfillmentsInput, type FulfillmentRowInput, MOST_ROWS } from './fulfillments.inputs.ts';
import type { FulfillmentResult } from './fulfillments.payloads.ts';

const keyOf = (key: string, row: number) => `${key}-${row}`;

/**
 * Ships all that is open of many orders, one transaction each: an order that is refused does not stop the others. Repeated with the
 * same key it returns the same fulfillments. Errors: IDEMPOTENCY_KEY_REUSED when the key was used for other orders.
 */
export async function createFulfillments(
  ctx: Context,
  { rows, notify, leaveOutBackordered, idempotencyKey }: CreateFulfillmentsInput,
): Promise<FulfillmentResult[]> {
  const orders = await findOrdersByNumber(
    ctx,
    rows.map(({ number }) => number),
  );
  const ids = new Map(orders.map(({ number, id }) => [number, id]));
  const keys = Array.from({ length: MOST_ROWS }, (_, at) => keyOf(idempotencyKey, at));
  const earlier = await ctx.em.fork().find(Fulfillment, { requestKey: { $in: keys } });
  for (const { order, requestKey } of earlier)
    if (order.id !== ids.get(rows[keys.indexOf(requestKey!)]?.number ?? 0))
      throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used to ship other orders.');
  const results: FulfillmentResult[] = [];
  for (const [at, row] of rows.entries())
    results.push(
      await ship(ctx, row, ids.get(row.number), {
        notify,
        leaveOutBackordered,
        key: keyOf(idempotencyKey, at),
      }),
    );
  return results;
}

async function ship(
  ctx: Context,
  { number, ...tracking }: FulfillmentRowInput,
  orderId: string | undefined,
  {
    notify,
    leaveOutBackordered,
    key: idempotencyKey,
  }: Pick<CreateFulfillmentsInput, 'notify' | 'leaveOutBackordered'> & { key: string },
): Promise<FulfillmentResult> {
  try {
    if (!orderId) throw new DomainError('NOT_FOUND', 'There is no order of this number.');
    const input = { orderId, notify, idempotencyKey, ...tracking };
    const { fulfillment } = await createFulfillment(ctx, input, { leaveOutBackordered });
    return { number, fulfillment, code: null, message: null };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { number, fulfillment: null, code: error.code, message: error.message };
  }
}
