import * as t from '#messages/orders';
import type { OrderDetailFragment } from './OrderDetail.generated.tsx';
import { sumOfBackordered } from './open-items.ts';

/** What staff are asked before they mark an order as delivered, what their yes is called, and what follows from it. */
export function deliveryQuestion(
  {
    isPaid,
    authorizedUntil,
    refund,
    shippingMethod,
    orderItems,
  }: Pick<OrderDetailFragment, 'isPaid' | 'authorizedUntil' | 'refund' | 'shippingMethod'> & {
    orderItems: readonly Pick<OrderDetailFragment['orderItems'][number], 'backorderedQuantity'>[];
  },
  mailed: (promise: string) => string,
) {
  const isFetched = shippingMethod?.kind === 'PICKUP';
  const missing = sumOfBackordered(orderItems);
  const warning = missing > 0 ? `${t.notInStock(missing)} ` : '';
  if ((isPaid || authorizedUntil) && !refund?.refundedAt)
    return {
      question: t.isThisOrderDelivered(isFetched),
      action: t.markAsDelivered(isFetched),
      consequence: t.thisCannotBeTakenBack(
        `${warning}${isPaid ? '' : `${t.reservedIsChargedThen} `}${mailed(t.theCustomerGetsAMail)}`,
      ),
    };
  return {
    question: refund?.refundedAt ? t.thisOrderWasRefunded : t.thisOrderIsNotPaid,
    action: t.deliverAnyway(isFetched),
    consequence: `${warning}${t.markItAsDeliveredAll(isFetched)}`,
  };
}
