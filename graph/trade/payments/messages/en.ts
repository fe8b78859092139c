export const orderDelivered = 'Order delivered or picked up';
export const pickedUp = 'picked up';
export const delivered = 'delivered';
export const youHaveYourOrder = 'you have your order';
export const yourOrderHasArrived = 'your order has arrived';
export const yourOrderAtWas = (order: string, name: string, was: string) =>
  `Your order ${order} at ${name} was ${was}`;
export const yourOrderWas = (was: string) => `Your order was ${was}`;
export const helloTellOthersWhatYou = (toName: string, done: string) =>
  `Hello ${toName}, ${done}. Tell others what you think of it: write a review.`;
export const writeAReview = 'Write a review';
export const deliveredOn = (isFetched: boolean, date: string) =>
  `${isFetched ? 'Picked up' : 'Delivered'} on ${date}`;
export const deliveredTo = 'Delivered to';
export const youGetThisMailBecause = (name: string) =>
  `You get this mail because you ordered at ${name}. If you have not got it, tell us.`;
export const items = 'Items';
export const shipping = 'Shipping';
export const free = 'Free';
export const taxIncluded = 'Tax (included)';
export const tax = 'Tax';
export const total = 'Total';
export const paidOn = (date: string, how: string) => `Paid on ${date}${how}`;
export const sku = (sku: string) => `SKU ${sku}`;
export const itemCount = (qty: number) => (qty === 1 ? '1 item' : `${qty} items`);
export const itemsEach = (qty: number, amount: string) =>
  qty === 1 ? itemCount(1) : `${itemCount(qty)}, ${amount} each`;
export const whereToFetchIt = 'Where to fetch it';
export const billTo = 'Bill to';
export const somethingWrong = 'Something wrong?';
export const replyToThisMail = (order: string) => `Reply to this mail, and name the order ${order}.`;
export const orderNumberViewYourOrder = (order: string, url: string) =>
  `Order number: ${order}\nView your order: ${url}`;
export const whatHappensNext = (steps: string) => `What happens next\n${steps}`;
export const toTheShop = 'to the shop';
export const paymentRefunded = 'Payment refunded';
export const yourPayment = (provider: null | string) => `your payment ${provider}`;
export const yourPaymentInText = 'your payment';
export const refunded = 'Refunded';
export const goodwill = 'Goodwill';
export const sentBackOn = (date: string, way: string | null) =>
  `Sent back on ${date}${way ? `, ${way}` : ''}`;
export const putTowardsNewOrder = 'Put towards the new order';
export const refundedInAll = 'Refunded in all';
export const refundedAmount = (amount: string, order: string | null) =>
  `${amount} refunded${order ? ` for your order ${order}` : ''}`;
export const goesBackToYou = (amount: string) => `${amount} goes back to you`;
export const notPaid = 'Your order is not paid';
export const isNotPaid = (order: string | null) => `Your order ${order ? `${order} ` : ''}is not paid`;
export const helloWeRecordedByMistake = (toName: string, amount: string) =>
  `Hello ${toName}, we recorded by mistake that you paid ${amount} for this order: this money did not arrive. The order has ended, so please do not pay for it any more. Order again, or ask us.`;
export const helloWeRefundedInFull = (toName: string, isInFull: boolean, what: string, amount: string) =>
  `Hello ${toName}, we refunded ${isInFull ? `${what} in full` : `${amount} of ${what}`}. The money is with you within a few days, depending on your bank.`;
export const helloWeGaveBackIn = (toName: string, isInFull: boolean, what: string, amount: string) =>
  `Hello ${toName}, we gave ${isInFull ? `${what} back in full` : `${amount} of ${what} back`}.`;
export const youGetThisMailBecauseYou = (name: string) => `You get this mail because you paid at ${name}.`;
export const orderCancelled = 'Order cancelled';
export const yourOrderAtWasCancelled = (order: string, name: string) =>
  `Your order ${order} at ${name} was cancelled`;
export const yourOrderWasCancelled = 'Your order was cancelled';
export const helloNothingWasCharged = (toName: string, reason: string) =>
  `Hello ${toName}, ${reason} Nothing was charged.`;
export const helloWhatYouPaid = (toName: string, reason: string) =>
  `Hello ${toName}, ${reason} What you paid goes back to you.`;
export const ifYouStillWantIt =
  'If you still want it, please order again. Prices and stock may have changed.';
export const goToTheShop = 'Go to the shop';
export const youGetThisMailBecauseYouOrdered = (name: string) =>
  `You get this mail because you ordered at ${name}.`;
export const youCancelledYourOrder = 'you cancelled your order.';
export const yourReturnIsRefunded =
  'Your items are not exchanged. What you send back is refunded as usual, as long as your return is open.';
export const weCancelledYourOrder = 'we cancelled your order.';
export const yourOrderWasNotPaid = 'your order was not paid in time, so we cancelled it.';
export const yourBankTransferHadNot = (date: string) =>
  `your bank transfer had not come by ${date}, so we cancelled your order.`;
export const yourOrderHadNotBeen = (isFetched: boolean, date: string) =>
  `your order had not been ${isFetched ? 'picked up' : 'delivered'} by ${date}, so we cancelled it.`;
export const ifYourTransferIsOn = (order: string) =>
  `If your transfer is on its way, reply to this mail and name the order ${order}: we send the money back.`;
export const ifYourPaymentIsStill = 'If your payment is still on its way, it is refunded in full.';
export const orderAccepted = 'Order accepted';
export const weHaveYourOrderReserved =
  'We have your order, and its money is reserved on your account. Nothing is charged before we ship.';
export const weChargeWhenWeShip = (total: string) =>
  `We charge ${total} when your order is shipped. If you cancel before, the reservation ends, and nothing is charged.`;
export const theReservationEnds =
  'The reservation on your account is released; your bank may show it for some more days.';
export const weHoldYourExchange = 'We hold the items below for you, in exchange for those that you return.';
export const weHaveYourPaymentOf = (amount: string) => `We have your payment of ${amount}.`;
export const sendBackBy = (due: null | string, isPaid: boolean) =>
  `You pay nothing${isPaid ? ' more' : ''}. As soon as we have your return, we pack them; if it has not come by ${due}, we cancel this order${isPaid ? ', and what you paid goes back' : ''}.`;
export const whatIsMoreGoesBack =
  'If what you return cost more than these items, we refund the difference when it is back.';
export const returnsPayIt = (hasPaidMore: boolean, isPackedNext: boolean) =>
  `What you returned ${hasPaidMore ? 'and what you paid pay' : 'pays'} this order${isPackedNext ? ', and we pack it next' : ''}.`;
export const yourItemsHadNotCome = (date: string, hasRest: boolean) =>
  `the items of your exchange were held until ${date}${hasRest ? ', and not both what you return and your payment had come' : ''}, so we cancelled the new order. We refund what you returned, as usual.`;
interface Account {
  holder: string | null;
  iban: string;
  bic: string | null;
}
export const transferTo = ({ holder, iban, bic }: Account, reference: string) =>
  `${holder ? `Account holder: ${holder}\n` : ''}IBAN: ${iban}\n${bic ? `BIC: ${bic}\n` : ''}Reference: ${reference}`;
export const pleaseTransferByAndName = (total: string, due: null | string, order: string) =>
  `Please transfer ${total} by ${due}, with the reference ${order}.`;
export const pleaseHaveReadyWhenYou = (total: string, isFetched: boolean, due: null | string) =>
  `Please have ${total} ready when ${isFetched ? 'you fetch it' : 'it arrives'}.${due ? ` We cancel the order if you do not have it by ${due}.` : ''}`;
export const yourOrderAt = (order: string, name: string) => `Your order ${order} at ${name}`;
export const thankYou = (toName: string) => `Thank you, ${toName}`;
export const weHaveYourOrderIt = (label: string) => `We have your order. It is paid later: ${label}.`;
export const goesTo = 'Goes to';
export const arrives = 'Arrives';
export const wePackIt = 'We pack it';
export const itIsPaidThereIs = 'It is paid. There is nothing left for you to do.';
export const itIsOnItsWay = 'It is on its way';
export const toTheAddressBelow = 'To the address below.';
export const itArrives = 'It arrives';
export const youGetAnotherMailThen = 'You get another mail then.';
export const itIsPaid = 'It is paid.';
export const onBackorder = (units: number, of: number) =>
  units === of
    ? `On backorder: ${of === 1 ? 'it ships when it is' : 'they ship when they are'} back in stock`
    : `${units} on backorder: ${units === 1 ? 'it ships when it is' : 'they ship when they are'} back in stock`;
export const itIsBackInStock = 'It is back in stock';
export const partOnBackorder = 'Items of your order are on backorder.';
export const someOnBackorder = (units: number, of: number) =>
  units === of
    ? 'Your order is on backorder: we pack it when it is back in stock.'
    : `${units} of ${of} items are on backorder: we pack them when they are back in stock.`;
export const youFetchIt = 'You fetch it';
export const atThePlaceBelowBring = (order: string) =>
  `At the place below. Bring the number of your order: ${order}.`;
export const orderConfirmed = 'Order confirmed';
export const yourOrderAtIsPaid = (order: string, name: string) => `Your order ${order} at ${name} is paid`;
export const weHaveYourPayment = 'We have your payment.';
export const cancelledNotCharged = 'Cancelled, not charged';
export const charged = 'Charged';
export const paidWithReturnedItems = (isPaid: boolean) =>
  isPaid ? 'Paid with returned items' : 'To be paid with returned items';
export const toBePaid = 'To be paid';
export const goesBackOtherwise = 'Goes back otherwise';
export const weHaveYourPaymentAnd = 'We have your payment, and pack your order next.';
export const termsOfThisOrder = 'Terms of this order';
export const agreedText = (title: string, version: number) => `${title}, version ${version}`;
/** Between a mail and the texts that it brings along. */
export const rule = '----------';
export const exampleItem = 'An example';
export const examplePayment = 'Bank transfer';
export const exampleAmount = '52.90';
export const exampleDay = '1 March';
