import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { recordAccess } from '../../platform/data-access/record-access.ts';
import { findPayable, linkToPay } from './payment-links.ts';

/** A new payment link of an unpaid order, to be handed over by staff. Errors: NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function createPaymentLink(ctx: Context, orderId: string): Promise<string> {
  const order = await findPayable(ctx, orderId);
  // Who has the link sees the order.
  await recordAccess(ctx, { type: 'order', ids: [order.id] });
  return inTransaction(ctx.em.fork(), async (em) => {
    const data = { isMailed: false };
    await recordEvent(em, ctx, { type: 'order.link_sent', subject: order.id, order: order.id, data });
    return linkToPay({ ...ctx, em }, order);
  });
}
