export const addressChanged = 'Address of an order changed';
export const theAddressOf = (order: string, shop: string) =>
  `The address of your order ${order} at ${shop} was changed`;
export const changed = 'Your order goes to another address';
export const helloItGoesTo = (name: string, order: string) =>
  `Hello ${name}, the address of your order ${order} was changed. This is where it goes now. If you do not want that, tell us before it is shipped.`;
export const goesTo = 'Goes to';
export const youGetThisMailBecause = (shop: string) => `You get this mail because you ordered at ${shop}.`;
