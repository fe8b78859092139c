import * as t from '#messages/orders';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';

/** What staff are asked before they mark an order as delivered, what their yes is called, and what follows from it. */
export function deliveryQuestion(
  { isPaid, refund }: Pick<OrderDetailFragment, 'isPaid' | 'refund'>,
  mailed: (promise: string) => string,
) {
  if (isPaid && !refund?.refundedAt)
    return {
      title: t.isThisOrderDelivered,
      action: t.markAsDelivered,
      consequence: t.thisCannotBeTakenBack(mailed(t.theCustomerGetsAMail)),
    };
  return {
    title: refund?.refundedAt ? t.thisOrderWasRefunded : t.thisOrderIsNotPaid,
    action: t.deliverAnyway,
    consequence: t.markItAsDeliveredAll,
  };
}
