import { type Dimension, ORDER } from '../dimension.ts';

/** By the discount code of the order; several codes of one order are a row of their own. Orders without one have no key. */
export const byDiscountCode: Dimension = {
  joins: ORDER,
  key: `(select string_agg(d->>'code', ' + ' order by d->>'code') from jsonb_array_elements(o.discounts) d where d->>'code' is not null)`,
};
