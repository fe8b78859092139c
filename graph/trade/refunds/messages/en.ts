export const itemsCancelled = 'Paid items cancelled';
export const yourOrderWasCancelled = (order: string, shop: string) =>
  `Your order ${order} at ${shop} was cancelled`;
export const itemsOfYourOrder = (order: string, shop: string) =>
  `Items of your order ${order} at ${shop} were cancelled`;
export const cancelled = 'Your order was cancelled';
export const cancelledInPart = 'Items of your order were cancelled';
export const helloCancelled = (name: string, isAll: boolean, isOwn: boolean) =>
  `Hello ${name}, ${isOwn ? 'you' : 'we'} cancelled ${isAll ? 'your order' : 'items of your order'}.`;
export const goesBack = (amount: string) =>
  `${amount} goes back to you. You get another mail when it is sent.`;
export const exampleAmount = '52.90';
export const isNotCharged = 'It is not charged: its money was only reserved.';
export const nothingGoesBack = 'Nothing was charged for these items, so nothing goes back.';
export const youGetThisMailBecause = (shop: string) => `You get this mail because you ordered at ${shop}.`;
