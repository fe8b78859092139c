/** How people name an order of this number: "#1049". */
export const orderName = (number: number): string => `#${number}`;

/** The number that a text names, such as "1049" or "#1049"; null for other texts, and for a number that no order can have. */
export function orderNumberIn(text: string): number | null {
  const number = /^\s*#?(\d{1,10})\s*$/.exec(text)?.[1];
  return number && Number(number) <= MOST ? Number(number) : null;
}

/** The greatest number: an Int of GraphQL has 32 bits. */
const MOST = 2 ** 31 - 1;
