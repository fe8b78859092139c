/**
 * An SQL expression, for a SELECT in which `review` is a review: whether its author has a paid order with its product.
 *
 * `offset 0` makes PostgreSQL start from the few orders of the author; else it would read those of everybody who bought
 * the product.
 */
export const VERIFIED_BUYER = `exists (
  select from orders cross join lateral (
    select from order_lines where order_id = orders.id and product_id = review.product_id offset 0
  ) as bought
  where orders.owner_id = review.user_id and orders.paid_at is not null
)`;
