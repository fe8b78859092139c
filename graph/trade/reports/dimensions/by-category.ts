import type { Dimension } from '../dimension.ts';

/** By the category in which the product is now. Shipping and products without a category have no key. */
export const byCategory: Dimension = {
  isOfShares: true,
  joins: 'left join products on products.id = m.product_id',
  key: 'products.category_id::text',
  name: '(select name from categories where id = row.key::uuid)',
};
