import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { toBuyer } from '../orders/to-buyer.ts';
import { findPayable } from './payment-links.ts';

/** Mails a new payment link to the customer of an unpaid order. Returns true. Errors: NOT_FOUND, CONFLICT, RATE_LIMITED. */
export async function sendPaymentLink(ctx: Context, orderId: string): Promise<true> {
  const { id: order } = await findPayable(ctx, orderId);
  await inTransaction(ctx.em.fork(), async (em) => {
    await queueMail(em, ctx, { type: 'order.payment_link', to: toBuyer(order), order });
    await recordEvent(em, ctx, { type: 'order.link_sent', subject: order, order, data: { isMailed: true } });
  });
  return true;
}
