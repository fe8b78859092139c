/** Why the price of the same item is not that of now. */
export const asPaidIn = (order: string) => `As paid in order ${order}`;
