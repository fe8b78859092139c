import type { Dimension } from '../dimension.ts';

/** By product, as it is called now. Shipping has no key. */
export const byProduct: Dimension = {
  isOfShares: true,
  key: 'm.product_id::text',
  name: '(select name from products where id = row.key::uuid)',
};
