import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { LOWEST_OF_MS, lowestPrice30d, type PriceSince, type Prices } from './lowest-price.ts';

/** The columns of a product that follow from the prices of its variants. */
export const PRICES_OF_PRODUCT = ['price', 'highest_price', 'compare_at_price', 'net_content', 'is_on_sale'];

/** Whether an edit of these fields changes any of them. */
export const isRepriced = (changed: readonly string[]) =>
  changed.includes('price') || changed.includes('netContent');

/** SELECT of these columns for one product, by the variants that are sold. */
export const pricesOfVariants = (productId: string) =>
  `select min(price) as price, nullif(max(price), min(price)) as highest_price,
     (array_agg(compare_at_price order by price, position, id))[1] as compare_at_price,
     (array_agg(net_content order by price, position, id))[1] as net_content,
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

interface Changed extends Prices {
  id: string;
  lowestPrice30d: number | null;
  /** The price that was recorded last; null for a new variant. */
  last: (Prices & { fromAt: string }) | null;
}

const readChanged = prepared<Changed, [products: readonly string[]]>(
  `select v.id, v.price, v.compare_at_price as "compareAtPrice", v.lowest_price_30d as "lowestPrice30d",
    to_jsonb(last) as last
  from variants v left join lateral (
    select price, compare_at_price as "compareAtPrice", from_at as "fromAt" from price_changes
    where variant_id = v.id order by from_at desc limit 1
  ) last on true
  where v.product_id = any($1::uuid[]) and v.deleted_at is null
    and (v.price, v.compare_at_price) is distinct from (last.price, last."compareAtPrice")`,
);

const pricesSince = prepared<{ id: string; price: number; fromAt: string }, [ids: string[], moment: Date]>(
  `select variant_id as id, round(price * rate)::int as price, from_at as "fromAt" from price_changes c
   where variant_id = any($1::uuid[]) and from_at >= coalesce(
     (select max(from_at) from price_changes where variant_id = c.variant_id and from_at <= $2), '-infinity')
   order by from_at`,
);

/** Appends the prices of the variants of products that are not those recorded last, and updates their lowest ones. */
export async function recordPrices(
  em: SqlEntityManager,
  now: Date,
  productIds: readonly string[],
): Promise<void> {
  const changed = await readChanged(em, productIds);
  if (changed.length === 0) return;
  const history = await readSince(
    em,
    changed.filter(({ compareAtPrice }) => compareAtPrice !== null).map(({ id }) => id),
    new Date(now.getTime() - LOWEST_OF_MS),
  );
  const changes = changed.map(({ id, price, compareAtPrice, lowestPrice30d: lowest, last }) => {
    // The rows are in the order of the edits, even when the clock was set back between them.
    const earliest = last ? new Date(last.fromAt).getTime() + 1 : 0;
    const fromAt = new Date(Math.max(now.getTime(), earliest));
    const before = last && { ...last, lowestPrice30d: lowest };
    const change = { price, compareAtPrice, fromAt };
    return { id, ...change, lowest: lowestPrice30d(before, change, history.get(id) ?? []) };
  });
  await em.execute(
    `with change as (
       select * from jsonb_to_recordset(?::jsonb)
         as change(id uuid, price int, "compareAtPrice" int, "fromAt" timestamptz, lowest int)
     ), appended as (
       insert into price_changes (variant_id, price, compare_at_price, from_at)
       select id, price, "compareAtPrice", "fromAt" from change
     )
     update variants set lowest_price_30d = lowest from change
     where variants.id = change.id and lowest_price_30d is distinct from lowest`,
    [JSON.stringify(changes)],
  );
}

/** The prices of each of these variants since a moment, in order, with the one that it had then. */
async function readSince(
  em: SqlEntityManager,
  ids: string[],
  moment: Date,
): Promise<Map<string, PriceSince[]>> {
  const rows = ids.length > 0 ? await pricesSince(em, ids, moment) : [];
  const dated = rows.map(({ fromAt, ...row }) => ({ ...row, fromAt: new Date(fromAt) }));
  return Map.groupBy(dated, ({ id }) => id);
}
