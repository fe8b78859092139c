/** Why the price of the same item is not the current one. */
export const asPaidIn = (order: string) => `As paid in order ${order}`;
