import * as t from '#messages/orders';
import { stateWords } from '../../../features/orders/StateChip.tsx';
import type { OrderCardFragment } from './OrdersPage.generated.tsx';

type StatedOrder = Pick<
  OrderCardFragment,
  | 'paidAt'
  | 'acceptedAt'
  | 'authorizedUntil'
  | 'capturedAmount'
  | 'cancelledAt'
  | 'deliveredAt'
  | 'paymentChoice'
  | 'exchangedFor'
  | 'shippingMethod'
  | 'refund'
> & { fulfillments: readonly unknown[] };

/** What has become of an order, in words. `isOpen` when its buyer is to do something. */
export function orderStateText(order: StatedOrder): { text: string; isDone: boolean; isOpen: boolean } {
  const { paidAt, acceptedAt, authorizedUntil, cancelledAt, deliveredAt, refund } = order;
  const state = (text: string, isDone = false, isOpen = false) => ({ text, isDone, isOpen });
  const isFetched = order.shippingMethod?.kind === 'PICKUP';
  if (cancelledAt) return state(refund?.refundedAt ? t.cancelledAndRefunded : t.cancelled);
  if (refund?.refundedAt) return state(t.refunded);
  const refunded = refund ? t.partlyRefundedSuffix : '';
  if (!paidAt && order.capturedAmount.amount > 0)
    return state(
      authorizedUntil ? t.partlyChargedPartlyReserved : stateWords({ ...order, state: 'PARTLY_PAID' }),
    );
  if (authorizedUntil && !deliveredAt)
    return state(order.fulfillments.length > 0 ? t.reservedIsCharged : t.reservedCharged);
  if (deliveredAt) {
    const done = isFetched ? t.pickedUp : t.deliveredLabel;
    return paidAt || authorizedUntil
      ? state(`${done}${refunded}`, true)
      : state(t.notPaidYet(done), false, true);
  }
  if (paidAt) return state(t.paidNotPickedUpYet(isFetched, refunded));
  if (!acceptedAt) return state(t.notPaidYetLabel, false, true);
  if (order.paymentChoice.kind === 'TRANSFER') return state(t.waitingForYourBankTransfer, false, true);
  // Only an exchange is accepted and not paid later.
  if (order.paymentChoice.kind === 'PROVIDER')
    return order.exchangedFor?.rest ? state(t.waitsForTheRest, false, true) : state(t.waitsForTheReturn);
  return state(isFetched ? t.toBePaidWhenYou : t.toBePaidWhenIt);
}
