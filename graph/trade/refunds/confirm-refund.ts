import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { bookingMoment } from '../closing/booking-moment.ts';
import { readOrder } from '../orders/find-orders.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeRefunds } from '../payments/change-refunds.ts';
import { Refund } from '../payments/refund.entity.ts';
import type { ConfirmRefundInput } from './refunds.inputs.ts';

/**
 * Records that staff gave money back that no provider has. A second call changes nothing. Errors: NOT_FOUND; CONFLICT for a refund
 * that the provider makes, or that was given up.
 */
export async function confirmRefund(ctx: Context, { refundId }: ConfirmRefundInput): Promise<OrderRow> {
  const id = requireId(refundId, 'Refund');
  const found = await ctx.em.fork().findOne(Refund, { id, order: { $ne: null } }, { populate: ['payment'] });
  if (!found) throw new DomainError('NOT_FOUND', 'Refund not found.');
  if (found.payment.provider)
    throw new DomainError('CONFLICT', 'The payment provider makes this refund, as soon as it can.');
  const recordedBy = await ctx.em.fork().findOneOrFail(User, requireViewer(ctx).id);
  await changeRefunds(ctx, found.payment.id, async ({ refunds }, em) => {
    const refund = refunds.find((each) => each.id === id)!;
    if (refund.state === 'failed')
      throw new DomainError('CONFLICT', 'This refund was given up, since all of the payment went back.');
    if (refund.state !== 'due') return;
    const madeAt = await bookingMoment(em, ctx.ports.now());
    Object.assign(refund, { state: 'made', madeAt, recordedBy });
  });
  return readOrder(ctx, found.order!.id);
}
