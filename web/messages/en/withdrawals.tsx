import type { ReactNode } from 'react';

export const withdrawHere = 'Withdraw from contract here';
export const withdraw = 'Withdraw from contract';
export const noReasonIsNeeded = (days: ReactNode) => <>You need not give a reason. {days}</>;
export const until = (date: string, timeZone: string) =>
  `You can do this until the end of ${date} (${timeZone}).`;
export const untilAfterDelivery = 'The days begin when the last item is delivered.';
export const whatFrom = 'What do you withdraw from?';
export const unitsOf = (name: string) => `Units of ${name}`;
export const yourName = 'Your name';
export const receiptTo = 'E-mail address for the receipt';
export const goOn = 'Continue';
export const chooseSomething = 'Choose at least one item.';
export const youDeclare = (name: string, order: string) =>
  `${name} withdraws from the contract about these items of order ${order}:`;
export const units = (quantity: number, name: string) => `${quantity} × ${name}`;
export const notShipped = (quantity: number, name: string) => `${quantity} × ${name}, not shipped`;
export const receiptGoesTo = (email: string) => `The receipt goes to ${email}.`;
export const allIsCancelled = 'The items are not sent. What you paid for them goes back to you.';
export const allIsReleased = 'The items are not sent. Their money was only reserved, and is not charged.';
export const allComesBack = 'The items are to be sent back. What you paid for them goes back to you.';
export const partComesBack =
  'What was not sent yet is cancelled. The other items are to be sent back; what you paid for them goes back to you.';
export const confirm = 'Confirm withdrawal';
export const back = 'Back';
export const declared = 'Your withdrawal is received';
export const withdrawals = 'Withdrawals';
export const withdrawnOn = (time: ReactNode) => <>Withdrawn on {time}</>;
export const byWhom = (name: string, email: string) => `${name}, ${email}`;
