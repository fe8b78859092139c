import type { Cents } from './cents.ts';

/** How much is to be bought of what: `item` is the id of a variant. */
export interface Line {
  item: string;
  qty: number;
}

/** A line that can be bought, with its current name and picture. `product` is the id of its product. `price` is in minor units, for one piece. */
export interface SoldLine extends Line {
  product: string;
  name: string;
  image: string;
  price: Cents;
}
