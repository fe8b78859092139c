import { describeEnum } from '../../core/describe-enum.ts';
import type { Ports } from '../../core/ports.ts';

export const OrderTask = {
  SHIP: 'SHIP',
  RELEASE: 'RELEASE',
  COLLECT_PAYMENT: 'COLLECT_PAYMENT',
  REFUND: 'REFUND',
} as const;
export type OrderTask = (typeof OrderTask)[keyof typeof OrderTask];

describeEnum('OrderTask', OrderTask, 'What staff have to do with orders.', {
  SHIP: 'To ship what is left of it: it is paid, its money is reserved, or it is paid on delivery.',
  RELEASE: 'To review and release: it is on hold.',
  COLLECT_PAYMENT: 'To watch for its payment: it was accepted to be paid later, or was left unpaid.',
  REFUND: 'To make a refund by hand, or to look into one that has failed.',
});

/** The condition of SQL on `orders`. Each begins with that of an index, so that the length of the list of orders costs nothing. */
export function taskCondition(
  task: OrderTask,
  { openUnits, orderMoney, isWithdrawn, withdrawnUnits, refundWaits }: Ports,
): string {
  // Without `hasRefund`, for which all refunds would be read at once.
  const { captured, refunded } = orderMoney;
  const withdrawn = `(select coalesce(sum(units.value::int), 0) from jsonb_each_text(${withdrawnUnits}) units)`;
  return {
    SHIP: `delivered_at is null and cancelled_at is null and held_at is null
      and (shipped_at is null or (is_partly_shipped and ${openUnits} > 0))
      and (paid_at is not null or authorized_until is not null
        or (accepted_at is not null and payment_choice->>'kind' = 'cod'))
      and not (authorized_until is null and ${refunded} > 0 and ${refunded} >= ${captured})
      and (not ${isWithdrawn} or ${openUnits} > ${withdrawn})`,
    RELEASE: 'held_at is not null and cancelled_at is null',
    // An exchange is paid by returned items, but for the rest of a dearer one.
    COLLECT_PAYMENT: `paid_at is null and cancelled_at is null and authorized_until is null
      and (payment_choice->>'id' <> 'exchange'
        or set_off_price > 0 and ${captured} = 0)`,
    REFUND: refundWaits,
  }[task];
}
