import type { ReactNode } from 'react';

export const returns = 'Returns';
export const whatItIs = 'What buyers send back, newest first.';
export const noReturns = 'There are no returns of this state.';
export const noReturnsAtAll = 'There are no returns.';
export const noDaysToReturn =
  'Buyers cannot ask to send anything back until the shop says within how many days.';
export const setTheDays = 'Set the days';
export const state = 'State';
export const allStates = 'All states';
export const open = 'Open';
export const states = {
  REQUESTED: 'Requested',
  APPROVED: 'Approved',
  REFUSED: 'Refused',
  CANCELLED: 'Cancelled',
  RECEIVED: 'Received',
  CLOSED: 'Closed',
};
export const order = 'Order';
export const buyer = 'Buyer';
export const requestedOn = 'Requested';
export const unitsOf = 'Units';
export const onlyTheNewest = (most: number) => `The newest ${most} are shown.`;
export const approve = 'Approve';
export const approveReturn = 'Approve return';
export const instructions = 'How to send the items back';
export const instructionsHint = 'The buyer gets it by mail: the address, and who pays.';
export const approved = 'Return approved';
export const refuse = 'Refuse';
export const refuseReturn = 'Refuse return';
export const answer = 'Why';
export const answerHint = 'The buyer gets it by mail.';
export const refused = 'Return refused';
export const receive = 'Receive items';
export const receiveReturn = 'Receive return';
export const cameBack = (name: string, most: number) => `Units of ${name} that came back (of ${most})`;
export const putBackIntoStock = 'Put back into stock';
export const writtenOff =
  'What is not put back into stock is written off. The refund does not change the stock again.';
export const received = 'Items received';
export const exchange = 'Exchange';
export const exchangeReturn = 'Exchange return';
export const whatAnExchangeIs =
  'The buyer gets a new order without shipping, at the prices of today (the same item again costs what was paid for it), and you keep its items for the days that the settings of exchanges say. What comes back pays it. If the new items cost less, the buyer gets the difference back then; if they cost more, the buyer pays the difference first.';
export const theAmountIsWithTax = 'The amount includes the tax.';
export const exchanged = 'New order made';
export const exchangeFor = (amount: string) => `Exchange for ${amount} more`;
export const restIsMissing = (amount: ReactNode, order: ReactNode) => (
  <>
    The buyer has not paid the other {amount} of the new order {order} yet. Wait for it, or cancel that order
    to give back the money of the return.
  </>
);
export const tooLittleCameBack = (worth: ReactNode, needed: ReactNode, order: ReactNode, paid: ReactNode) => (
  <>
    What came back is worth {worth}, less than the {needed} that it is to pay of the new order {order}. Cancel
    order {order} first{paid && <>: the {paid} that the buyer paid for it goes back</>}. Then refund here what
    came back.
  </>
);
export const insteadOf = (name: string, units: number) => `Instead of ${units} × ${name}`;
export const notExchanged = 'Not exchanged';
export const nothingInStock = 'Nothing is in stock';
export const theSameAgain = 'The same again, at the price that was paid';
export const paysTheExchange = (amount: ReactNode, order: ReactNode, rest: ReactNode) => (
  <>
    {amount} pays the new order {order}
    {rest ? <>, and {rest} goes back.</> : '.'}
  </>
);
export const payOrder = (order: string) => `Pay order ${order}`;
export const payAndGiveBack = (order: string, amount: string) => `Pay ${order}, give back ${amount}`;
export const orderIsPaid = (order: string) => `Order ${order} is paid`;
export const worth = (amount: ReactNode) => <>{amount} is credited for these items:</>;
export const refund = 'Refund';
export const refundReturn = 'Refund return';
export const goesBack = (amount: ReactNode) => <>{amount} goes back for these items:</>;
export const ofItShipping = (amount: ReactNode) => <>Of it for the shipping: {amount}</>;
export const nothingIsLeft = 'Nothing can be given back of this order. Close the return instead.';
export const giveBack = (amount: string) => `Give back ${amount}`;
export const reason = 'Reason';
export const theBuyerReadsIt = 'The buyer reads it.';
export const itCameBack = 'Your items came back.';
export const isRefunded = 'Return refunded';
export const close = 'Close without refund';
export const closeReturn = 'Close without a refund';
export const endsExchange = (order: string, paid: string | null) =>
  `The new order ${order} of its exchange is cancelled, and its items are for sale again.${paid === null ? '' : ` The ${paid} that the buyer paid for it goes back.`}`;
export const closed = 'Return closed';
