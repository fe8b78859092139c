import type { ReactNode } from 'react';

export const cancellationsAndRefunds = 'Cancellations and Refunds';
export const cancelled = 'Cancelled';
export const refund = 'Refund';
export const units = (quantity: number, name: string) => `${quantity} × ${name}`;
export const ofItShipping = (amount: ReactNode) => <>Shipping {amount}</>;
export const ofItGoodwill = (amount: ReactNode) => <>Goodwill {amount}</>;
export const setOff = (amount: ReactNode) => <>{amount} of it pays the new order of the exchange.</>;
export const reason = (reason: string) => `Reason: ${reason}`;
export const backInStock = 'Back in stock';
export const notBackInStock = 'Not back in stock';
export const onItsWay = (amount: ReactNode) => <>{amount} is on its way to the buyer.</>;
export const onItsWayToYou = (amount: ReactNode) => <>{amount} is on its way to you.</>;
export const dueByHand = (amount: ReactNode) => <>{amount} is to be given back by hand.</>;
export const shopGivesBack = (amount: ReactNode) => <>The shop gives {amount} back to you.</>;
export const givenBackOn = (amount: ReactNode, date: ReactNode) => (
  <>
    {amount} given back on {date}.
  </>
);
export const recordedByMistake = (amount: ReactNode, date: ReactNode) => (
  <>
    {amount} was recorded as paid by mistake, and reversed on {date}.
  </>
);
export const reversed = 'Recorded by mistake';
export const failed = (amount: ReactNode) => <>Giving back {amount} failed.</>;
export const refunded = 'Refunded';
export const putTowardsNew = 'Put towards the new order';
export const stillDue = 'Still to be given back';
export const notCharged = 'Cancelled, not charged';
export const left = 'Left';
export const cancelOrder = 'Cancel order';
export const cancelThisOrder = 'Cancel this order?';
export const goesBackToYou = (amount: ReactNode) => (
  <>{amount} goes back to you, and the order is not sent. This cannot be taken back.</>
);
export const nothingGoesBack = 'Nothing was charged, so nothing goes back. This cannot be taken back.';
export const yesCancelIt = 'Yes, cancel it';
export const keepTheOrder = 'Keep the order';
export const orderCancelled = 'Order cancelled';
