import { may, type Viewer } from '../../../features/accounts/viewer.ts';
import type { OrderAccess } from '../../../features/orders/CancelOrder.tsx';
import type { OrderDetailFragment } from '../../../features/orders/OrderDetail.generated.tsx';
import { sumOfOpen } from '../../../features/orders/open-items.ts';

interface Place {
  viewer: Viewer | null;
  /** The mailed link that shows it. */
  link?: Pick<OrderAccess, 'mayPay'>;
  /** Shown in the admin area, where nobody pays. */
  isInAdmin?: boolean;
}

/** What the page of an order offers to do with it. */
export function toolsOf(order: OrderDetailFragment, { viewer, link, isInAdmin }: Place) {
  const isOpen = !order.isPaid && !order.cancelledAt;
  const isReserved = Boolean(order.authorizedUntil);
  const isPart = order.capturedAmount.amount > 0;
  /** It is accepted, and paid in part with returned items. */
  const hasRest = Boolean(order.exchangedFor?.rest);
  const isCharged = isOpen && (!order.acceptedAt || hasRest) && !isReserved && !isPart;
  const mayManage = may(viewer, 'ORDERS') && !order.cancelledAt;
  // An order of an exchange is shipped once returned items have paid it.
  const mayFulfill = mayManage && !order.hold && (order.isPaid || !order.exchangedFor);
  const isUnshipped = order.fulfillments.length === 0;
  /** The link of a guest acts for the buyer; a payment link pays alone. */
  const isOfGuest = link?.mayPay === false;
  const refunds = may(viewer, 'REFUNDS');
  const isByHand = order.manualPayment && !order.refund;
  const canGiveBack =
    (order.isPaid || order.areItemsCancellable) &&
    (order.isCancellable || order.refundable.amount.amount > 0);
  const mayRefund = refunds && canGiveBack;
  const isCancellable = isOfGuest ? isUnshipped && !order.cancelledAt : order.isOwn && order.isCancellable;
  const tools = {
    mayManage,
    mayFulfill,
    mayShip: mayFulfill && sumOfOpen(order.orderItems) > 0,
    mayCapture: mayManage && isReserved,
    mayRecord: refunds && ((isOpen && !isReserved && !isPart) || isByHand),
    mayRefund,
    // The tool of refunds cancels all of a reserved order as well.
    mayCancel: isOpen && isUnshipped && !mayRefund && (mayManage || order.isOwn || isOfGuest),
    mayCancelPaid: order.isPaid && isCancellable && !refunds,
    mayWithdraw: !isInAdmin && order.withdrawalRight?.isOpen === true && (order.isOwn || isOfGuest),
  };
  // Who has the link of a guest is not known to be the buyer before it is used.
  const mayChangeAddress = isOfGuest ? isUnshipped && !order.cancelledAt : order.isAddressEditable;
  const mayInvoice = may(viewer, 'ORDERS') && (order.isPaid || !isUnshipped);
  const mayPay = isCharged && !isInAdmin && (order.isOwn || link?.mayPay);
  return {
    isStaff: may(viewer, 'ORDERS'),
    isCharged,
    mayPay,
    mayInvoice,
    mayChangeAddress,
    ...tools,
    hasAny: Object.values(tools).some(Boolean),
  };
}
