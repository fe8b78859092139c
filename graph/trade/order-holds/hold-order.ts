import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { HoldOrderInput } from './order-holds.inputs.ts';

/**
 * For staff: puts an order on hold. Until it is released nothing of it is shipped or delivered, and the buyer's data cannot be erased;
 * it can be paid, cancelled and refunded. Of an order that is on hold the reason changes. Errors: NOT_FOUND.
 */
export async function holdOrder(ctx: Context, input: HoldOrderInput): Promise<OrderRow> {
  return readOrder(ctx, await putOnHold(ctx, input));
}

/** The same without reading the order. Returns its id. */
export async function putOnHold(ctx: Context, { id, reason }: HoldOrderInput): Promise<string> {
  const order = await findOrder(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    // Shipping and erasing lock it too.
    await lockCheckout(em, order.checkout.id);
    const [changed] = await em.execute<{ was_held: boolean }[]>(
      `update orders o set held_at = coalesce(o.held_at, ?), hold_reason = ? from orders old
       where o.id = ? and old.id = o.id returning old.held_at is not null as was_held`,
      [ctx.ports.now(), reason.trim(), order.id],
    );
    if (changed!.was_held) return;
    await recordEvent(em, ctx, { type: 'order.held', subject: order.id, order: order.id });
  });
  return order.id;
}
