import type { OrderCardFragment } from './OrdersPage.generated.tsx';

type StatedOrder = Pick<
  OrderCardFragment,
  'paidAt' | 'acceptedAt' | 'cancelledAt' | 'deliveredAt' | 'paymentChoice' | 'shippingMethod' | 'refund'
>;

/** What has become of an order, in words. `isOpen` when its buyer is to do something. */
export function orderStateText(order: StatedOrder): { text: string; isDone: boolean; isOpen: boolean } {
  const { paidAt, acceptedAt, cancelledAt, deliveredAt, refund } = order;
  const state = (text: string, isDone = false, isOpen = false) => ({ text, isDone, isOpen });
  const isFetched = order.shippingMethod?.kind === 'PICKUP';
  if (cancelledAt) return state('Cancelled');
  if (refund?.refundedAt) return state('Refunded');
  const refunded = refund ? ', partly refunded' : '';
  if (deliveredAt) {
    const done = isFetched ? 'Picked up' : 'Delivered';
    return paidAt ? state(`${done}${refunded}`, true) : state(`${done}, not paid yet`, false, true);
  }
  if (paidAt) return state(`Paid, ${isFetched ? 'not picked up yet' : 'not delivered yet'}${refunded}`);
  if (!acceptedAt) return state('Not paid yet', false, true);
  if (order.paymentChoice.kind === 'TRANSFER') return state('Waiting for your bank transfer', false, true);
  return state(isFetched ? 'To be paid when you fetch it' : 'To be paid when it arrives');
}
