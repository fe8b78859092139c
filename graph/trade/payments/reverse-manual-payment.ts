import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { bookingMoment } from '../closing/booking-moment.ts';
import { Credit } from '../credits/credit.entity.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeRefunds } from './change-refunds.ts';
import { sumOf } from './lock-refunds.ts';
import type { ReverseManualPaymentInput } from './manual-payments.inputs.ts';
import { Payment } from './payment.entity.ts';

/**
 * Reverses a payment that was recorded by hand by mistake, with a row of its own: the payment and `paidAt` of its order stay. The order
 * cannot be paid any more; unless something of it is shipped, its items return into stock. What was due to be given back is given up. A
 * second call changes nothing. Errors: NOT_FOUND; CONFLICT when no payment of the order was recorded by hand, or money of it was given back or pays an exchange.
 */
export async function reverseManualPayment(
  ctx: Context,
  { orderId, reason }: ReverseManualPaymentInput,
): Promise<OrderRow> {
  const order = await readOrder(ctx, requireId(orderId, 'Order'));
  const payment = await ctx.em.fork().findOne(Payment, { order: order.id, recordedBy: { $ne: null } });
  if (!payment)
    throw new DomainError('CONFLICT', 'This order was not paid by a payment that was recorded by hand.');
  const recordedBy = await ctx.em.fork().findOneOrFail(User, requireViewer(ctx).id);
  await changeRefunds(ctx, payment.id, async ({ refunds, add }, em) => {
    if (refunds.some(({ isReversal }) => isReversal)) return;
    if (sumOf(refunds, 'made') > 0)
      throw new DomainError('CONFLICT', 'Money of this payment was given back, so it was received.');
    if ((await em.count(Credit, { order: order.id, setOffAmount: { $gt: 0 } })) > 0)
      throw new DomainError('CONFLICT', 'A part of this payment pays the new order of an exchange.');
    if ((await em.count(Payment, { setOffOrder: order.id })) > 0)
      throw new DomainError(
        'CONFLICT',
        'What was returned pays this order as well. Cancel what of it is not shipped, and give that money back.',
      );
    for (const refund of refunds) refund.state = 'failed';
    const madeAt = await bookingMoment(em, ctx.ports.now());
    add({
      amount: payment.amount,
      state: 'made',
      madeAt,
      recordedBy,
      reason: reason.trim(),
      isReversal: true,
    });
  });
  return readOrder(ctx, order.id);
}
