import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { lineQuantities } from '../fulfillments/line-quantities.ts';
import { orderMoney } from '../payments/order-money.ts';
import type { ProductToReview } from './review-requests.types.ts';

/** SQL of the units of the line `kept` that come back, and are not credited yet. */
const RETURNING = `coalesce((
  select sum(part.qty - part.credited_qty) from return_lines part join returns on returns.id = part.return_id
  where part.order_line_id = kept.id and returns.state in ('requested', 'approved', 'received')), 0)`;

/**
 * SQL of whether the account or guest `person` is one with the buyer of `orders`: guests with the address, and the account that has
 * confirmed it. $2 is the address as `normaliseEmail` returns it.
 */
const IS_BUYER = `(person.id = orders.owner_id or (person.deleted_at is null
  and (person.guest_email_key = $2 or (person.email_key = $2 and person.email_verified_at is not null))))`;

/** SQL of whether the buyer of `orders` has reviewed the product of `line`. */
const IS_REVIEWED = `exists (
  select from reviews join users person on person.id = reviews.user_id
  where reviews.product_id = line.product_id and ${IS_BUYER})`;

/**
 * What the buyer of a delivered order has of it and has not reviewed, and the shop still sells, in the order of its lines. Nothing of an
 * order that is cancelled, or whose money went back.
 */
const readProducts = prepared<ProductToReview, [order: string, emailKey: string]>(
  `select products.id, products.name, products.image from orders
   join order_lines line on line.order_id = orders.id
   join (${lineQuantities('line.order_id = $1')}) kept on kept.id = line.id
   join products on products.id = line.product_id and products.deleted_at is null and not products.is_draft
   where orders.id = $1 and orders.delivered_at is not null and orders.cancelled_at is null
     and kept.ordered - greatest(kept.cancelled, kept.credited) - ${RETURNING} > 0
     and not (${orderMoney.hasRefund} and ${orderMoney.refunded} >= ${orderMoney.captured})
     and not ${IS_REVIEWED}
   group by products.id order by min(line.position)`,
);

/** The products of an order that its buyer can be asked to review. */
export function findProductsToReview(
  em: SqlEntityManager,
  order: string,
  emailKey: string,
): Promise<ProductToReview[]> {
  return readProducts(em, order, emailKey);
}

const readReviewed = prepared<{ id: string }, [order: string, emailKey: string, product: string]>(
  `select line.id from orders join order_lines line on line.order_id = orders.id
   where orders.id = $1 and line.product_id = $3 and ${IS_REVIEWED} limit 1`,
);

/** Whether the buyer of an order has reviewed one of its products. */
export async function isReviewed(
  em: SqlEntityManager,
  order: string,
  emailKey: string,
  product: string,
): Promise<boolean> {
  return (await readReviewed(em, order, emailKey, product)).length > 0;
}
