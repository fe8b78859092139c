import { validate as isUuid } from 'uuid';
import { availableOf } from '../../catalog/products/available-units.ts';
import type { ProductRow } from '../../catalog/products/product-row.ts';
import { readSoldProducts } from '../../catalog/products/read-sold-products.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { EMAIL_KEY } from '../orders/search-keys.ts';
import { orderMoney } from '../payments/order-money.ts';

/** "ada+1@mail.example" is the mailbox of "ada@mail.example". */
const MAILBOX = `split_part(split_part(${EMAIL_KEY}, '@', 1), '+', 1) || '@' || split_part(${EMAIL_KEY}, '@', 2)`;

/** Products that are shown. */
export const MOST_TOGETHER = 4;
/** Buyers who need to have bought both: what one person buys is shown to nobody else. */
const FEWEST_BUYERS = 2;
/** The latest lines of orders with the product that are read, and how many others of each of these orders. */
const [LINES, OTHERS] = [200, 20];
/** So many are ranked: some of them are not sold any more, or are sold out. */
const RANKED = 24;

/**
 * Ids of orders are made in the order of time. As a range, so that PostgreSQL reads the index from its end: by `=` it takes each product for one that
 * few buy, and sorts all of its lines.
 */
const rank = prepared<{ id: string }, [id: string]>(
  `with recent as materialized (
     select order_id from order_lines where product_id between $1 and $1
     order by product_id desc, order_id desc limit ${LINES}
   ), bought as materialized (
     select orders.id, ${MAILBOX} as buyer from orders
     where id in (select order_id from recent) and paid_at is not null and cancelled_at is null
       and not (${orderMoney.hasRefund} and ${orderMoney.refunded} >= ${orderMoney.captured})
   )
   select other.product_id as id from bought
   cross join lateral (
     select product_id from order_lines where order_id = bought.id and product_id <> $1 limit ${OTHERS}
   ) as other
   where exists (select from products where id = $1 and not is_draft)
   group by other.product_id having count(distinct buyer) >= ${FEWEST_BUYERS}
   order by count(distinct bought.id) desc, max(bought.id::text) desc, other.product_id limit ${RANKED}`,
);

/**
 * Products that can be bought and were most often in one paid order with a product, of at least two buyers. Counted from its latest orders; those
 * of which all the money went back do not count. The product itself may be deleted; for a draft or an unknown product there are none.
 */
export async function boughtTogether(ctx: Context, id: string): Promise<ProductRow[]> {
  if (!isUuid(id)) return [];
  return cacheForGuests(ctx, cacheKey('bought together', id.toLowerCase()), async () => {
    const ids = (await rank(ctx.em, id)).map((ranked) => ranked.id);
    if (ids.length === 0) return [];
    const sold = new Map((await readSoldProducts(ctx.em, ids)).map((product) => [product.id, product]));
    const left = ids.flatMap((each) => sold.get(each) ?? []).filter((product) => availableOf(product) > 0);
    return left.slice(0, MOST_TOGETHER);
  });
}
