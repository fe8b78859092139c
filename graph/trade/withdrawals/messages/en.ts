/** The words of Article 11a of Directive 2011/83/EU. */
export const withdrawHere = 'Withdraw from contract here';
export const receipt = 'Receipt of a withdrawal';
export const receiptCopy = 'Receipt of a withdrawal, to the stated address';
export const withdrawalOf = (order: string, shop: string) => `Your withdrawal from order ${order} at ${shop}`;
export const weHaveYourWithdrawal = 'We have received your withdrawal';
export const helloReceived = (name: string, time: string) =>
  `Hello ${name}, we received your declaration to withdraw from the contract on ${time}. Please keep this mail: it is your receipt.`;
export const exampleTime = '1 March 2026 at 10:00:00 UTC';
export const youDeclared = (order: string) => `You declared to withdraw from these items of order ${order}:`;
export const units = (quantity: number, name: string) => `${quantity} × ${name}`;
export const statedName = (name: string) => `Name that was stated: ${name}`;
export const statedEmail = (email: string) => `Address for the receipt: ${email}`;
export const copyGoes = 'Another address was stated for the receipt: it gets a copy.';
export const notSentYet = (isAll: boolean) =>
  isAll
    ? 'The items are not sent. What you paid for them goes back the way it was paid.'
    : 'What was not sent yet is cancelled. What you paid for it goes back the way it was paid.';
export const notCharged = (isAll: boolean) =>
  isAll
    ? 'The items are not sent, and you do not pay for them.'
    : 'What was not sent yet is cancelled, and you do not pay for it.';
export const sendItBack = (isAll: boolean, saysDays: boolean) =>
  `Please send the ${isAll ? '' : 'other '}items back${saysDays ? ' within 14 days' : ''}. What you paid for them goes back when we have them.`;
export const sendItTo = (address: string) => `Send it to: ${address}.`;
export const weWriteToYou = 'We write to you about the rest.';
export const youGetThisMailBecause = (shop: string) => `You get this mail because you ordered at ${shop}.`;
export const youGetThisCopyBecause = (shop: string) =>
  `You get this mail because your address was stated for the receipt of a withdrawal at ${shop}. If that was not you, you need not do anything.`;
export const withdrawalOfBuyer = 'Withdrawal of a buyer';
export const withdrawalFrom = (order: string) => `Withdrawal from order ${order}`;
export const theBuyerWithdrew = (time: string) =>
  `The buyer declared to withdraw from the contract on ${time}:`;
export const seeTheOrder = 'See the order';
export const youGetThisMailBecauseOf = (shop: string) =>
  `You get this mail because the settings of ${shop} name your address for messages.`;
