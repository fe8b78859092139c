import type { ReactNode } from 'react';

export const orderCancelled = 'Order cancelled';
export const itCanNoLongerBe =
  'It can no longer be paid, and its items go back into stock. This cannot be taken back.';
export const reservationEnds =
  'The reservation of the money ends, and nothing is charged. The items go back into stock. This cannot be taken back.';
export const cancelThisOrder = 'Cancel this order?';
export const yesCancelIt = 'Yes, cancel it';
export const keepTheOrder = 'Keep the order';
export const cancelOrder = 'Cancel order';
const handedOver = (isFetched: boolean) => (isFetched ? 'picked up' : 'delivered');
export const deliveredAlreadyOn = (isFetched: boolean) =>
  `${isFetched ? 'Picked up' : 'Delivered'} already, on `;
export const nothingIsToBeDelivered = (isFetched: boolean) =>
  `Nothing is to be ${handedOver(isFetched)}: refunded on `;
export const youHaveNotOrderedAnything = 'You have not ordered anything yet.';
export const browseProducts = 'Browse products';
export const myOrders = 'My Orders';
export const nothingOnThisPage = 'Nothing on this page';
export const goToPage1 = 'Go to page 1';
export const sku = (sku: string) => `SKU ${sku}`;
export const priceSetByStaffIn = (amount: ReactNode, reason: string) => (
  <>
    Price set by staff ({amount} in the shop): {reason}
  </>
);
export const discount = (amount: ReactNode) => <>Discount {amount}</>;
export const unitsCancelled = (quantity: number) => `${quantity} cancelled`;
export const unitsRefunded = (quantity: number) => `${quantity} refunded`;
export const shippedOf = (shipped: number, qty: number) => `${shipped} of ${qty} shipped`;
export const reference = 'Reference';
export const whereItIsFoundIn = 'Where it is found in your records, such as a line of the bank statement.';
export const paymentRecorded = 'Payment recorded';
export const recordPayment = 'Record payment';
export const theShopHasReceivedFor = (amount: ReactNode) => (
  <>The shop has received {amount} for this order, in cash or by bank transfer.</>
);
export const theBuyerGetsTheMail = 'The buyer gets the mail of a paid order.';
export const reversePayment = 'Reverse payment';
export const paymentReversed = 'Payment reversed';
export const reasonOfReversal = 'Why it was a mistake';
export const theBuyerReadsIt = 'The buyer reads it in the mail.';
export const thisWasRecordedByMistake =
  'This payment was recorded by hand. If that was a mistake, reverse it: the order ends, and its items return to stock unless some were shipped. For money that did arrive and is given back, use "Refund".';
export const linkCopied = 'Link copied';
export const sendPaymentLink = 'Send payment link';
export const thePaymentLinkIsOn = 'The payment link is on its way.';
export const copyPaymentLink = 'Copy payment link';
export const paymentLink = 'Payment link';
export const anybodyWithItCanSee = (date: string) =>
  `Anybody with it can see and pay this order, until ${date}.`;
export const isThisOrderDelivered = (isFetched: boolean) =>
  isFetched ? 'Was this order picked up?' : 'Is this order delivered?';
export const markAsDelivered = (isFetched: boolean) => `Mark as ${handedOver(isFetched)}`;
export const theCustomerGetsAMail = 'The customer gets a mail that says so.';
export const notInStock = (units: number) =>
  units === 1
    ? '1 unit is on backorder: it is not in stock.'
    : `${units} units are on backorder: they are not in stock.`;
export const reservedIsChargedThen = 'The reserved money is charged then.';
export const thisCannotBeTakenBack = (mailed: string) => `${mailed} This cannot be taken back.`;
export const thisOrderWasRefunded = 'This order was refunded';
export const thisOrderIsNotPaid = 'This order is not paid';
export const deliverAnyway = (isFetched: boolean) => (isFetched ? 'Hand over anyway' : 'Deliver anyway');
export const markItAsDeliveredAll = (isFetched: boolean) =>
  `Mark it as ${handedOver(isFetched)} all the same? This cannot be taken back.`;
export const id = 'ID';
export const order = 'ORDER';
export const date = 'DATE';
export const cancelled = 'Cancelled';
export const total = 'TOTAL';
export const paid = 'PAID';
export const delivered = 'DELIVERED';
export const notDelivered = (isFetched: boolean) => `Not ${handedOver(isFetched)}`;
export const details = 'Details';
export const ofOrder = (order: string) => `of order ${order}`;
export const detailsOf = (visuallyHidden: ReactNode) => <>Details{visuallyHidden}</>;
export const notPaid = 'Not paid';
export const refunded = 'Refunded';
export const cancelledAndRefunded = 'Cancelled and refunded';
export const partlyRefunded = 'Partly refunded';
export const andMore = (count: number) => ` and ${count} more`;
export const orderedOn = (order: string, date: ReactNode) => (
  <>
    {order}, ordered on {date}
  </>
);
export const payLabel = 'Pay';
export const track = 'Track';
export const invoice = 'Invoice';
export const view = 'View';
export const numberOrProduct = 'Number or product';
export const noneFound = 'No order has this number or product.';
export const showAllOrders = 'Show all orders';
export const myOrdersLabel = 'My orders';
export const partlyRefundedSuffix = ', partly refunded';
export const pickedUp = 'Picked up';
export const deliveredLabel = 'Delivered';
export const notPaidYet = (done: string) => `${done}, not paid yet`;
export const paidNotPickedUpYet = (isFetched: boolean, refunded: string) =>
  `Paid, not ${handedOver(isFetched)} yet${refunded}`;
export const reservedCharged = 'Reserved, charged when we ship';
export const partlyChargedPartlyReserved = 'Partly charged, the rest when we ship it';
export const reservedIsCharged = 'Reserved, is being charged';
export const reservedUntil = (date: ReactNode) => <>Reserved until {date}</>;
export const captureMoney = 'Capture Money';
export const captureThisOrder = 'Capture the money now?';
export const allOfItIsTaken =
  'All that is still reserved is taken from the buyer, once. It happens by itself when the order is shipped.';
export const yesCaptureIt = 'Yes, capture it';
export const moneyCaptured = 'Money captured';
export const notPaidYetLabel = 'Not paid yet';
export const waitingForYourBankTransfer = 'Waiting for your bank transfer';
export const toBePaidWhenYou = 'To be paid when you fetch it';
export const waitsForTheRest = 'Waits for your payment and the returned items';
export const waitsForTheReturn = 'Waits for the returned items';
export const toBePaidWhenIt = 'To be paid when it arrives';
export const states = {
  PLACED: 'Placed',
  AUTHORIZED: 'Reserved',
  PAID: 'Paid',
  PARTLY_FULFILLED: 'Partly shipped',
  PARTLY_PAID: 'Partly paid',
  FULFILLED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};
const statesOfFetched: Partial<typeof states> = {
  PARTLY_FULFILLED: 'Partly ready to be fetched',
  FULFILLED: 'Ready to be fetched',
  DELIVERED: 'Picked up',
};
/** What has become of an order. */
export const stateOf = (state: keyof typeof states, isFetched: boolean) =>
  (isFetched && statesOfFetched[state]) || states[state];
export const orderDelivered = { specified: 'Deliverd', corrected: 'Delivered' };
export const deliverOrder = { specified: 'Order Delever', corrected: 'Mark As Delivered' };
