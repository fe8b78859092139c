import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder, readOrder } from '../orders/find-orders.ts';
import { deriveOrderTimes } from './derive-order-times.ts';
import { readFulfillment } from './find-fulfillments.ts';
import type { MarkFulfillmentDeliveredPayload } from './fulfillments.payloads.ts';
import { recordDelivered } from './part-event.ts';

/**
 * Marks a fulfillment as delivered, or picked up, for good. With its last one the order is delivered, which its buyer is mailed. A second
 * call changes nothing. Errors: NOT_FOUND.
 */
export async function markFulfillmentDelivered(
  ctx: Context,
  id: string,
): Promise<MarkFulfillmentDeliveredPayload> {
  const order = await findOrder(ctx, (await readFulfillment(ctx, id)).order.id);
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCheckout(em, order.checkout.id);
    const arrived = await em.execute<{ id: string }[]>(
      `update fulfillments set state = 'delivered', delivered_at = ? where id = ? and state = 'shipped' returning id`,
      [ctx.ports.now(), id],
    );
    const ids = arrived.map((each) => each.id);
    await recordDelivered(em, ctx, order, ids);
    await deriveOrderTimes(em, ctx, order);
  });
  return { fulfillment: await readFulfillment(ctx, id), order: await readOrder(ctx, order.id) };
}
