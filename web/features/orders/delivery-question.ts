import type { OrderDetailFragment } from './OrderDetail.generated.tsx';

/** What staff are asked before they mark an order as delivered, what their yes is called, and what follows from it. */
export function deliveryQuestion(
  { isPaid, refund }: Pick<OrderDetailFragment, 'isPaid' | 'refund'>,
  mailed: (promise: string) => string,
) {
  if (isPaid && !refund?.refundedAt)
    return {
      title: 'Is this order delivered?',
      action: 'Mark as delivered',
      consequence: `${mailed('The customer gets a mail that says so.')} This cannot be taken back.`,
    };
  return {
    title: refund?.refundedAt ? 'This order was refunded' : 'This order is not paid',
    action: 'Deliver anyway',
    consequence: 'Mark it as delivered all the same? This cannot be taken back.',
  };
}
