import { formatMoney } from '#money/format-money';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { fieldError, requireId } from '../../core/validation.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { moneySettings } from '../../platform/settings/shop-settings.ts';
import { bookingMoment } from '../closing/booking-moment.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeRefunds } from './change-refunds.ts';
import { giveUp, sumOf } from './lock-refunds.ts';
import type { ManualRefundInput } from './manual-payments.inputs.ts';
import { Payment } from './payment.entity.ts';

/**
 * Records how much in all was given back of a payment that was recorded by hand. Nothing is sent to a provider. When all of it was
 * given back before the delivery, the items return into stock. Errors: NOT_FOUND; CONFLICT when no payment of the order was
 * recorded by hand or it was reversed, and when another sum was recorded meanwhile than the expected one; BAD_USER_INPUT with `fields` for more than was paid, or less than was recorded before.
 */
export async function recordManualRefund(
  ctx: Context,
  { orderId, refundedAmount, expectedRefundedAmount: expected }: ManualRefundInput,
): Promise<OrderRow> {
  const order = await readOrder(ctx, requireId(orderId, 'Order'));
  const payment = await ctx.em.fork().findOne(Payment, { order: order.id, recordedBy: { $ne: null } });
  if (!payment) {
    throw new DomainError(
      'CONFLICT',
      'This order was not paid by a payment that was recorded by hand. Refund it at the payment provider.',
    );
  }
  const money = await moneySettings(ctx);
  const recordedBy = await ctx.em.fork().findOneOrFail(User, requireViewer(ctx).id);
  await changeRefunds(ctx, payment.id, async (locked, em) => {
    const { refunds, setOff, add } = locked;
    if (refundedAmount > payment.amount - setOff)
      throw fieldError(
        'refundedAmount',
        'More cannot be given back than was paid, less what pays an exchange.',
      );
    if (refunds.some(({ isReversal }) => isReversal))
      throw new DomainError('CONFLICT', 'This payment was reversed: no money came, so none is given back.');
    const before = sumOf(refunds, 'made');
    if (expected != null && expected !== before) {
      const message = `Somebody else has recorded meanwhile that ${formatMoney(before, money)} were given back in all. Load the page again, and add yours to it.`;
      throw new DomainError('CONFLICT', message);
    }
    let amount = refundedAmount - before;
    if (amount < 0)
      throw fieldError('refundedAmount', 'More than this was given back before. Name the sum in all.');
    const made = { state: 'made', madeAt: await bookingMoment(em, ctx.ports.now()), recordedBy } as const;
    // Those that are due are given back first; what was given back besides leaves too little for the others.
    for (const refund of refunds) {
      if (refund.state !== 'due' || refund.amount > amount) continue;
      Object.assign(refund, made);
      amount -= refund.amount;
    }
    if (amount > 0) add({ amount, ...made });
    giveUp(locked);
  });
  return readOrder(ctx, order.id);
}
