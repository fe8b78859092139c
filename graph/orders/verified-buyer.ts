/** An SQL expression, for a SELECT in which `review` is a review: whether its author has a paid order with its product. */
export const VERIFIED_BUYER = `exists (
  select from orders join order_lines on order_lines.order_id = orders.id
  where orders.owner_id = review.user_id and orders.paid_at is not null and order_lines.product_id = review.product_id
)`;
