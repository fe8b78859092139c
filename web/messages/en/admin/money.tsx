import type { ReactNode } from 'react';

export const moneyCheck = 'Money check';
export const checkNow = 'Check now';
export const checkedAt = (time: ReactNode) => <>Checked at {time}</>;
export const withTheProvidersPaymentsSince = (date: ReactNode) => (
  <>, with the provider's payments since {date}</>
);
export const theNextIsBeingMade =
  '. The next check is being made: it takes some minutes and shows here by itself.';
export const thePaymentProviderDidNot =
  'The payment provider did not answer. Only what the shop itself knows was checked.';
export const recordedByHandAsWell = (amount: ReactNode, payments: number) => (
  <>
    Recorded by hand as well: {amount} in {payments === 1 ? '1 payment' : `${payments} payments`}
  </>
);
export const everythingAddsUp = 'Everything adds up';
export const nothingIsMissingSomePayments = 'Nothing is missing. Some payments are on their way.';
export const paymentsOnTheirWay = 'Payments on their way';
export const toLookInto = 'To look into';
export const ordersWaitingForPayment = 'Orders waiting for payment';
export const refundedPayments = 'Refunded payments';
export const captured = (currency: string) => `Captured, ${currency}`;
export const refunded = 'Refunded';
export const paidOrders = 'Paid orders';
export const onItsWay = 'On its way';
export const difference = 'Difference';
export const what = 'WHAT';
export const amount = 'AMOUNT';
export const date = 'DATE';
export const payment = 'PAYMENT';
export const none = 'None';
export const order = 'ORDER';
export const whatToDo = 'What to do';
export const settledBy = 'SETTLED BY';
export const orderNumber = (order: string) => `order ${order}`;
export const paymentPaymentId = (paymentId: null | string) => `payment ${paymentId}`;
export const rule = 'RULE';
export const where = 'WHERE';
export const whatIsWrong = 'WHAT IS WRONG';
export const brokenRules = 'Broken rules';
export const whatMustAlwaysBeTrue =
  'What must always be true and is not. Amounts are in minor units. Make a backup before you change anything by hand.';
export const itIsPaidNow = 'It is paid now';
export const noPaymentOfItWas = 'No payment of it was found';
export const checkAgain = (visuallyHidden: ReactNode) => <>Check again{visuallyHidden}</>;
export const refundNow = (visuallyHidden: ReactNode) => <>Refund now{visuallyHidden}</>;
