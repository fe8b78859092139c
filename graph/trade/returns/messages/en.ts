export const returnRequested = 'Return requested';
export const returnApproved = 'Return approved';
export const returnRefused = 'Return refused';
export const returnReceived = 'Return received';
export const returnOf = (heading: string, order: string, shop: string) =>
  `${heading}: return of order ${order} at ${shop}`;
export const weHaveYourRequest = 'We have your request';
export const weOpenedAReturn = 'We opened a return for you';
export const helloYouAsked = (name: string) =>
  `Hello ${name}, you asked us to take these items back. We look at it and write to you how to send them, so please keep them until then.`;
export const helloWeOpenedIt = (name: string) =>
  `Hello ${name}, we noted that these items come back. We write to you how to send them.`;
export const youCanSendItBack = 'You can send it back';
export const helloSendIt = (name: string) => `Hello ${name}, please send these items back to us:`;
export const weCannotTakeItBack = 'We cannot take it back';
export const helloWeDoNotTakeIt = (name: string) =>
  `Hello ${name}, we do not take back the items that you asked us about:`;
export const yourItemsAreBack = 'Your items are back';
export const helloWeHaveThem = (name: string) =>
  `Hello ${name}, we have these items back. You get another mail when your money is sent, or when they pay what you get in exchange.`;
export const returnClosed = 'Return closed';
export const weClosedYourReturn = 'We closed your return';
export const helloNothingGoesBack = (name: string) =>
  `Hello ${name}, we closed your return of these items, and give no more money back for it:`;
export const returnOfBuyer = 'Return of a buyer';
export const returnFrom = (order: string) => `Return of order ${order}`;
export const theBuyerAsks = 'The buyer asks you to take these items back:';
export const units = (quantity: number, name: string) => `${quantity} × ${name}`;
export const seeTheOrder = 'See the order';
export const youGetThisMailBecauseOf = (shop: string) =>
  `You get this mail because the settings of ${shop} name your address for messages.`;
export const youGetThisMailBecauseYouOrdered = (shop: string) =>
  `You get this mail because you ordered at ${shop}.`;
