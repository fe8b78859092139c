export const orderShipped = 'Order shipped or ready to be fetched';
const what = (isPart: boolean, shop: string) =>
  isPart ? `Part of your order at ${shop}` : `Your order at ${shop}`;
export const isOnItsWay = (isPart: boolean, shop: string) => `${what(isPart, shop)} is on its way`;
export const isReadyToBeFetched = (isPart: boolean, shop: string) =>
  `${what(isPart, shop)} is ready to be fetched`;
export const itIsOnItsWay = 'It is on its way';
export const itIsReadyToBeFetched = 'It is ready to be fetched';
export const helloItLeftTheShop = (name: string, date: string) =>
  `Hello ${name}, it left the shop on ${date}.`;
export const helloYouCanFetchIt = (name: string) =>
  `Hello ${name}, you can fetch it. Bring the number of your order.`;
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
