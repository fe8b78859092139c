import * as t from '#messages/orders';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';

/** What staff are asked before they mark an order as delivered, what their yes is called, and what follows from it. */
export function deliveryQuestion(
  {
    isPaid,
    authorizedUntil,
    refund,
    shippingMethod,
  }: Pick<OrderDetailFragment, 'isPaid' | 'authorizedUntil' | 'refund' | 'shippingMethod'>,
  mailed: (promise: string) => string,
) {
  const isFetched = shippingMethod?.kind === 'PICKUP';
  if ((isPaid || authorizedUntil) && !refund?.refundedAt)
    return {
      question: t.isThisOrderDelivered(isFetched),
      action: t.markAsDelivered(isFetched),
      consequence: t.thisCannotBeTakenBack(
        `${isPaid ? '' : `${t.reservedIsChargedThen} `}${mailed(t.theCustomerGetsAMail)}`,
      ),
    };
  return {
    question: refund?.refundedAt ? t.thisOrderWasRefunded : t.thisOrderIsNotPaid,
    action: t.deliverAnyway(isFetched),
    consequence: t.markItAsDeliveredAll(isFetched),
  };
}
