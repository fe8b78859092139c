export const transferReminder = 'Transfer of an order missing';
export const stillWaiting = (order: string, shop: string) =>
  `Your order ${order} at ${shop} waits for its payment`;
export const weWait = 'We wait for your payment';
export const helloPlease = (name: string, amount: string, day: string, order: string) =>
  `Hello ${name}, your transfer has not come yet. Please send ${amount} by ${day}, with the reference ${order}. Then the order is cancelled, and you owe nothing.`;
export const exampleAmount = '52.90';
export const exampleDay = '1 March';
export const alreadySent = 'If you have sent it in the last days, there is nothing to do.';
export const goesTo = 'Goes to';
export const youGetThisMailBecause = (shop: string) => `You get this mail because you ordered at ${shop}.`;
