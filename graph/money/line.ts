import type { Cents } from './cents.ts';

/** How much is to be bought of what: `item` is the id of a product. */
export interface Line {
  item: string;
  qty: number;
}

/** A line that can be bought, with its current name and picture. `price` is in minor units, for one piece. */
export interface SoldLine extends Line {
  name: string;
  image: string;
  price: Cents;
}
