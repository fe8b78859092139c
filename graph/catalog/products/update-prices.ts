import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { recordPrices } from './record-prices.ts';

/** The columns of a product that follow from the prices of its variants. */
export const PRICES_OF_PRODUCT = ['price', 'highest_price', 'compare_at_price', 'is_on_sale'];

/** SELECT of these columns for one product, by the variants that are sold. */
export const pricesOfVariants = (productId: string) =>
  `select min(price) as price, nullif(max(price), min(price)) as highest_price,
     (array_agg(compare_at_price order by price, position, id))[1] as compare_at_price,
     bool_or(compare_at_price is not null) as is_on_sale
   from variants where product_id = ${productId} and deleted_at is null`;

const columns = (table: string) => PRICES_OF_PRODUCT.map((name) => `${table}.${name}`).join(', ');

const copyPrices = prepared<object, [products: readonly string[]]>(
  `update products p set (${PRICES_OF_PRODUCT}) = (${columns('v')})
   from unnest($1::uuid[]) as edited(id) cross join lateral (${pricesOfVariants('edited.id')}) v
   where p.id = edited.id and (${columns('p')}) is distinct from (${columns('v')})`,
);

/**
 * Records the prices of the variants of products, and updates their own to them. Call it with both locked and the variants
 * flushed, after each edit of a price: only `repriceCatalogue` writes these columns and `price_changes` beside it.
 */
export async function updatePrices(
  em: SqlEntityManager,
  { now }: { now: () => Date },
  ...productIds: readonly string[]
): Promise<void> {
  if (productIds.length === 0) return;
  await recordPrices(em, now(), productIds);
  await copyPrices(em, productIds);
}
