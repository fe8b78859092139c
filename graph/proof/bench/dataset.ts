import { createHash } from 'node:crypto';

/** How much there is of everything. */
export interface Dataset {
  products: number;
  reviewsPerProduct: number;
  users: number;
  orders: number;
}

export function datasetOf(products: number, orders = products): Dataset {
  return {
    products,
    // A million at most: more would take longer to make than to measure.
    reviewsPerProduct: Math.min(3, Math.max(1, Math.floor(1_000_000 / products))),
    users: Math.max(1000, products / 5),
    orders,
  };
}

/** Words that are known to be in so many names. */
export const words = {
  /** In three names. */
  rare: 'Theremin',
  /** In every tenth name. */
  common: 'Lamp',
  /** The beginning of a noun that is in about two names of a hundred. */
  prefix: 'kett',
  typo: 'Theramin',
  'no hit': 'qzxvwyk',
  /** One person of 2400. */
  person: 'Ada Abel',
};

/** What everybody signs in with. */
export const PASSWORD = 'correct horse battery';

/** How many people are signed in from the start; the first is an admin. */
export const SIGNED_IN = 20;

/** Session token of the `n`th person who is signed in. */
export const sessionToken = (n: number) => `bench-session-${n}`;

/** Its hash, as stored in the database. */
export const sessionHash = (n: number) => createHash('sha256').update(sessionToken(n)).digest('base64url');

export const productId = (n: number) => idOf(1, n);
export const userId = (n: number) => idOf(2, n);

/** In the order of their numbers, as the shop's own ids are in the order of time. */
function idOf(kind: number, n: number): string {
  return `01900000-0000-7000-800${kind}-${n.toString(16).padStart(12, '0')}`;
}
