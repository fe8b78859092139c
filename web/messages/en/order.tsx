import type { ReactNode } from 'react';

export const pleaseTransferByAndName = (amount: ReactNode, date: ReactNode, order: string) => (
  <>
    Please transfer {amount} by {date}, with the reference {order}.
  </>
);
export const pleaseHaveReadyWhenYou = (amount: ReactNode, isFetched: boolean) => (
  <>
    Please have {amount} ready when {isFetched ? 'you fetch it' : 'it arrives'}.
  </>
);
export const theOrderIsCancelledIf = (isFetched: boolean, date: ReactNode) => (
  <>
    The order is cancelled if it is not {isFetched ? 'picked up' : 'delivered'} by {date}.
  </>
);
export const byBankTransfer = 'by bank transfer';
export const inCashWhenTheOrder = (isFetched: boolean) =>
  `in cash when the order ${isFetched ? 'is fetched' : 'arrives'}`;
export const paid = 'paid';
export const pickedUp = 'picked up';
export const delivered = 'delivered';
export const theCustomerPays = (amount: ReactNode, when: string) => (
  <>
    The customer pays {amount} {when}.
  </>
);
export const theOrderIsCancelledIfIt = (end: string, date: ReactNode) => (
  <>
    The order is cancelled if it is not {end} by {date}.
  </>
);
export const keepYourOrders = 'Keep your orders';
export const password = 'Password';
export const atLeast6Characters = 'At least 6 characters.';
export const makeMyAccount = 'Make my account';
export const chooseAPasswordAndYou = 'Choose a password, and you find them in your account.';
export const weMailALinkTo = (email: string) => `We mail a link to ${email}.`;
export const theLinkIsOnIts = 'The link is on its way. Look in the spam folder, too.';
export const chooseAPassword = 'Choose a password';
export const order = 'Order';
export const orderNumbered = (order: string) => `Order ${order}`;
export const placedOn = (date: ReactNode) => <>Placed on {date}</>;
export const pickedUpLabel = 'Picked Up';
export const deliveredLabel = 'Delivered';
export const youFetchIt = 'You fetch it';
export const toBeFetched = 'To be fetched';
export const shippingMethod = (name: string) => `Shipping method: ${name}`;
export const billTo = (billingAddress: string) => `Bill to ${billingAddress}`;
export const not = (delivered: string) => `Not ${delivered}`;
export const pickup = 'Pickup';
export const shipping = 'Shipping';
export const orderItems = 'Order Items';
export const shipments = 'Shipments';
export const toFetch = 'Ready to fetch';
export const shippedLabel = 'Shipped';
export const readyLabel = 'Ready';
export const ofCarrier = (carrier: string) => `With ${carrier}`;
export const trackedAs = (number: string) => `Tracking number ${number}`;
export const trackIt = 'Track it';
export const units = (qty: number, name: string) => `${qty} × ${name}`;
export const findAnOrder = 'Find an order';
export const itCannotMailYouA = 'It cannot mail you a link to the order: ask the shop for help.';
export const getANewLink = 'Get a new link';
export const ifThereIsAnOrder =
  'If there are orders with this address, a mail with links to them is on its way. Look in the spam folder, too.';
export const forOrdersThatWereMade = 'For orders that were made without an account.';
export const weMailYouALink = 'We mail you a link to each.';
export const orderNumber = 'Order Number';
export const orderNumberOptional = 'Order Number (optional)';
export const itIsOnThePage = 'To find one order only, such as #1049. Every mail about it has it.';
export const emailAddress = 'Email Address';
export const mailMeTheLink = 'Mail me the link';
export const yourPaymentIsBeingChecked = 'Your payment is being checked. You will not be charged again.';
export const checkAgain = 'Check again';
export const payNow = (totalPrice: string) => `Pay now - ${totalPrice}`;
export const theOrderIsCancelledUnless = (date: ReactNode) => (
  <>The order is cancelled unless it is paid by {date}.</>
);
export const onlyReservedNow = 'Your money is only reserved now. It is taken when we ship what you ordered.';
export const reserved = 'Reserved';
export const reservedOnYourCard = (date: ReactNode) => (
  <>The money is reserved on your card or account until {date}. It is charged when we ship.</>
);
export const partlyCharged = (captured: ReactNode, rest: ReactNode) => (
  <>
    {captured} are charged for what we shipped. {rest} are still reserved, and charged when we ship the rest.
  </>
);
export const partlyCaptured = (captured: ReactNode, rest: ReactNode, date: ReactNode) => (
  <>
    {captured} are captured for what is shipped. {rest} are reserved until {date}, and captured when they are
    shipped.
  </>
);
export const partlyPaidOf = (captured: ReactNode) => <>Partly paid: {captured}</>;
export const partlyPaidEnded =
  'The reservation of the rest has ended. Cancel what is not shipped; what is shipped and not paid is to be settled with the buyer.';
export const chargedNow = 'The money was reserved on your card or account, and is being charged.';
export const reservedByThem = (date: ReactNode) => (
  <>The money is reserved until {date}, and captured when the order is shipped.</>
);
export const shippedNotCaptured =
  'Items are shipped, and what they cost is captured ten minutes later, or all of it if the payment provider captures no parts. If that is refused, it is tried again, and "Money check" says why.';
export const captureIsDue = (rest: ReactNode, date: ReactNode) => (
  <>
    The capture of {rest} was asked for and has not succeeded. It is tried again until the reservation ends on{' '}
    {date}, also when nothing is shipped.
  </>
);
export const endsSoon = 'It ends soon: ship the order, or capture the money.';
export const notPaid = 'Not Paid';
export const cancelled = 'Cancelled';
export const paymentMethod = 'Payment Method';
export const paidLabel = 'Paid';
export const paidInCashRecorded = 'Paid in cash, recorded';
export const paidByBankTransferRecorded = 'Paid by bank transfer, recorded';
export const paidToTheShopRecorded = 'Paid to the shop, recorded';
export const reference = (reference: string) => `Reference: ${reference}`;
export const refunded = 'Refunded';
export const ofItRefunded = (amount: ReactNode) => <>{amount} of it refunded</>;
export const on = (done: string, date: ReactNode) => (
  <>
    {done} on {date}
  </>
);
export const thankYouYourOrderIs = 'Thank you. Your order is placed.';
export const thankYouYourOrderIsPaid = 'Thank you. Your order is paid.';
export const weMailItToWhen = (email: string, isNow: boolean) =>
  `We mail it to ${email}${isNow ? '' : ' when the order is paid'}.`;
export const keepTheLinkOfThisPage = (isGuest: boolean) =>
  ` Keep the link of this page: it leads back to your order${isGuest ? ', in this browser and for a week' : ''}.`;
export const wePackYourOrderAs =
  'We pack your order as soon as your transfer arrives. The bank details are below.';
export const youFetchItShippingMethod = (shippingMethod: string) => `you fetch it: ${shippingMethod}`;
export const itArrives = 'it arrives';
export const wePackYourOrderYou = (value: string) => `We pack your order. You pay when ${value}.`;
export const wePackYourOrderAsSoon = 'We pack your order as soon as it is paid.';
export const wePackYourOrderAnd = 'We pack your order and send it to you.';
export const wePackYourOrderAndYou = (shippingMethod: string) =>
  `We pack your order, and you fetch it: ${shippingMethod}.`;
export const wePackYourOrderAndShip = (name: string, days: string) =>
  `We pack your order and ship it by ${name}${days && `, which takes ${days}`}.`;
export const thePaymentWindowCouldNot = 'The payment window could not be loaded. Nothing was charged.';
export const paymentCancelledNothingWasCharged = 'Payment cancelled. Nothing was charged.';
export const whatHappensNext = 'What happens next';
export const orderPlaced = 'Order placed';
export const placedAndPaid = 'Placed and paid';
export const yourPayment = 'Your payment';
export const yourReturn = 'Your return';
export const beingPacked = 'Being packed';
export const packed = 'Packed';
export const handedToTheCarrier = 'Handed to the carrier';
export const readyToFetch = 'Ready to fetch';
export const atYourDoor = 'At your door';
export const doneStep = ' (done)';
export const copy = 'Copy';
export const orderNumberCopied = 'Order number copied.';
export const yourNote = 'Your note';
export const noteOfTheBuyer = 'Note of the buyer';
export const termsOfThisOrder = 'Terms of this order';
export const versionOf = (title: string, version: number) => `${title}, version ${version}`;
