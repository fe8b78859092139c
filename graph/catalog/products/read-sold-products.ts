import { productRead, visible } from './product-row.ts';

/** Reads those of some products that shoppers can see, in no order. */
export const readSoldProducts = productRead<[ids: readonly string[]]>(
  `where id = any($1::uuid[]) and ${visible(false)}`,
);
