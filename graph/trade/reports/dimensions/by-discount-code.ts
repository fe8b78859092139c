import { type Dimension, ORDER } from '../dimension.ts';

const joined = (part: 'code' | 'title') =>
  `(select string_agg(d->>'${part}', ' + ' order by d->>'${part}') from jsonb_array_elements(o.discounts) d where d->>'${part}' is not null)`;

/** By the discount code of the order, or, without one, by the title of its automatic promotion; several are a row of their own. */
export const byDiscountCode: Dimension = {
  joins: ORDER,
  key: `coalesce(${joined('code')}, ${joined('title')})`,
};
