import { sql } from 'kysely';
import { boundedRead } from '../core/bounded-read.ts';
import { cacheForGuests } from '../core/cache.ts';
import type { Context } from '../core/context.ts';
import type { Slice } from './newest-products.ts';
import { type ProductRow, productRead, visible } from './product-row.ts';
import { searchFor } from './search.ts';

/** Most products that a search returns. */
export const MOST_FOUND = 1000;

const readByIds = productRead<[ids: string[]]>(`where id = any($1::uuid[]) and ${visible(true)}`);

/**
 * A range of the products that a keyword finds, best match first, and their total, at most 1000. For a frequent word only
 * the newest 1000 products with it in the name and the newest 1000 others are ranked, since ranking 100,000 takes too long.
 * Names with a typo are searched when nothing else is found.
 */
export async function searchProducts(
  ctx: Context,
  keyword: string,
  { offset, size, withDrafts }: Slice,
): Promise<{ products: ProductRow[]; total: number }> {
  const ids = await cacheForGuests(ctx, `search ${keyword}`, () => rankedIds(ctx, keyword, withDrafts));
  const wanted = ids.slice(offset, offset + size);
  if (wanted.length === 0) return { products: [], total: ids.length };
  const byId = new Map((await readByIds(ctx.em, wanted)).map((product) => [product.id, product]));
  return { products: wanted.flatMap((id) => byId.get(id) ?? []), total: ids.length };
}

async function rankedIds({ em }: Context, keyword: string, withDrafts: boolean): Promise<string[]> {
  const search = searchFor(keyword);
  if (!search) return [];
  const { contains, words, typo, rank } = search;
  const all = sql.raw(`from products where ${visible(withDrafts)}`);
  const newest = sql`order by created_at desc, id desc limit ${sql.lit(MOST_FOUND)}`;
  const ranked = sql<{ id: string }>`
    with literal as (select id ${all} and ${contains} ${newest}),
    worded as (select id ${all} and ${words} ${newest}),
    found as (select id from literal union select id from worded),
    mistyped as (select id ${all} and ${typo} and not exists (select from found) limit ${sql.lit(MOST_FOUND)})
    select id from products where id in (select id from found union all select id from mistyped)
    order by ${rank} desc, created_at desc, id desc limit ${sql.lit(MOST_FOUND)}`;
  const { rows } = await boundedRead(em, (inner) => ranked.execute(inner.getKysely()));
  return rows.map(({ id }) => id);
}
