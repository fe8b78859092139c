import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';

/** For staff: releases an order on hold; its reason is deleted. A second call changes nothing. Errors: NOT_FOUND. */
export async function releaseOrder(ctx: Context, id: string): Promise<OrderRow> {
  return readOrder(ctx, await release(ctx, id));
}

/** The same without reading the order. Returns its id. */
export async function release(ctx: Context, id: string): Promise<string> {
  const order = await findOrder(ctx, id);
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCheckout(em, order.checkout.id);
    const released = await em.execute<unknown[]>(
      'update orders set held_at = null, hold_reason = null where id = ? and held_at is not null returning id',
      [order.id],
    );
    if (released.length === 0) return;
    await recordEvent(em, ctx, { type: 'order.released', subject: order.id, order: order.id });
  });
  return order.id;
}
