export const orderShipped = 'Order shipped or ready to be fetched';
const what = (isPart: boolean, order: string, shop: string) =>
  `${isPart ? 'Part of your' : 'Your'} order ${order} at ${shop}`;
export const isOnItsWay = (isPart: boolean, order: string, shop: string) =>
  `${what(isPart, order, shop)} is on its way`;
export const isReadyToBeFetched = (isPart: boolean, order: string, shop: string) =>
  `${what(isPart, order, shop)} is ready to be fetched`;
export const itIsOnItsWay = 'It is on its way';
export const itIsReadyToBeFetched = 'It is ready to be fetched';
export const helloItLeftTheShop = (name: string, date: string) =>
  `Hello ${name}, it left the shop on ${date}.`;
export const helloYouCanFetchIt = (name: string, order: string) =>
  `Hello ${name}, you can fetch it. Bring the number of your order: ${order}.`;
export const exampleDay = '1 March';
export const carrierBringsIt = (carrier: string) => `It comes with ${carrier}.`;
export const trackingNumber = (number: string) => `Tracking number: ${number}`;
export const otherItemsFollow = (isFetched: boolean) =>
  isFetched
    ? 'The other items of your order are not ready yet.'
    : 'The other items of your order are shipped apart.';
export const trackIt = 'Track it';
export const goesTo = 'Goes to';
export const youGetThisMailBecauseYouOrdered = (shop: string) =>
  `You get this mail because you ordered at ${shop}.`;
