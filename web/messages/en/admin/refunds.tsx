import type { ReactNode } from 'react';

export const refund = 'Refund';
export const cancelOrder = 'Cancel order';
export const close = 'Close';
export const cancelUnits = (most: number) => `Cancel, of ${most} not shipped`;
export const refundUnits = (most: number) => `Refund, of ${most} shipped`;
export const units = (quantity: number, name: string) => `${quantity} × ${name}`;
export const leftOut = (units: readonly string[]) =>
  `Left out here: ${units.join(', ')}. It is in a return: give its money back with the refund of the return.`;
export const goToReturn = 'Go to the return';
export const putBackIntoStock = 'Put back into stock';
export const shipping = 'Shipping (optional)';
export const goodwill = 'Goodwill (optional)';
export const atMost = (amount: string) => `At most ${amount}.`;
export const goodwillHint = 'Given back besides, such as for a scratch.';
export const reason = 'Reason';
export const theBuyerReadsIt = 'Needed when money goes back. The buyer reads it in the mail.';
export const shippingOfCancelled = 'Shipping, since nothing is sent';
export const mostThatCanBeGivenBack = (amount: ReactNode) => (
  <>At most {amount} can be given back of this order.</>
);
export const tooMuch = (amount: ReactNode) => <>That is too much: at most {amount} can be given back.</>;
export const giveBack = (amount: string) => `Refund ${amount}`;
export const cancelItems = 'Cancel items';
export const chooseWhat = 'Choose what is cancelled or given back.';
export const cancelledIsNotCharged = 'What is cancelled is not charged: its money is only reserved.';
export const nothingGoesBack = 'Nothing was paid for it, so nothing goes back.';
export const goesBackBy = (amount: ReactNode, method: string) => (
  <>
    {amount} goes back to the buyer the way it was paid: {method}.
  </>
);
export const youGiveBack = (amount: ReactNode) => (
  <>
    This payment was recorded by hand: you give {amount} back yourself, and mark it on this page as given
    back.
  </>
);
export const youGiveBackOfItems = (amount: ReactNode) => (
  <>
    Returned items paid {amount} of it: you give that back yourself, and mark it on this page as given back.
  </>
);
export const theBuyerGetsAMail = 'The buyer gets a mail about it.';
export const unknown =
  'Nobody knows yet whether this arrived. Send it again: what was done is not done twice.';
export const sendAgain = 'Send again';
export const done = (isCancelling: boolean) => (isCancelling ? 'Items cancelled' : 'Refund made');
export const chooseAll = 'Refund all that is left';
export const markAsGivenBack = 'Mark as given back';
export const wasItGivenBack = (amount: string) => `Did you give ${amount} back?`;
export const theBuyerGetsTheMail = 'The buyer gets a mail that says so.';
export const markedAsGivenBack = 'Marked as given back';
