import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { findOrder } from '../orders/find-orders.ts';
import { trackingOf } from './create-fulfillment.ts';
import { readFulfillment } from './find-fulfillments.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import type { UpdateFulfillmentInput } from './fulfillments.inputs.ts';
import type { UpdateFulfillmentPayload } from './fulfillments.payloads.ts';
import { partOf } from './part-event.ts';

/**
 * Changes who brings a fulfillment and how that is tracked. A mail that still waits says the new ones; nobody is mailed again. Errors:
 * NOT_FOUND.
 */
export async function updateFulfillment(
  ctx: Context,
  { id, ...tracking }: UpdateFulfillmentInput,
): Promise<UpdateFulfillmentPayload> {
  const order = await findOrder(ctx, (await readFulfillment(ctx, id)).order.id);
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCheckout(em, order.checkout.id);
    const fulfillment = await em.findOne(Fulfillment, id);
    if (!fulfillment) return;
    em.assign(fulfillment, trackingOf(tracking));
    await em.flush();
    const data = partOf(order, fulfillment.id);
    await recordEvent(em, ctx, { type: 'fulfillment.updated', subject: order.id, order: order.id, data });
  });
  return { fulfillment: await readFulfillment(ctx, id), order };
}
