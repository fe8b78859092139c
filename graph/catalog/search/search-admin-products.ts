import { type RawBuilder, sql } from 'kysely';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { describeEnum } from '../../core/describe-enum.ts';
import { literalPattern } from '../../core/keyword.ts';
import { formsOfBarcode, normalBarcode } from '../products/barcode.ts';
import { visible } from '../products/product-row.ts';
import { searchFor } from './search.ts';

/** By what a product is found; the best first. */
export const ProductMatch = { SKU: 'sku', BARCODE: 'barcode', NAME: 'name', TEXT: 'text' } as const;
export type ProductMatch = (typeof ProductMatch)[keyof typeof ProductMatch];

describeEnum('ProductMatch', ProductMatch, 'By what a search finds a product.', {
  SKU: 'The beginning of the SKU of a variant.',
  BARCODE: 'The barcode of a variant, or its beginning.',
  NAME: 'A part of its name.',
  TEXT: 'Words of its name, category, brand or description.',
});

export interface ProductFound {
  by: ProductMatch;
  id: string;
  name: string;
  image: string;
  isDraft: boolean;
}

const ranks = Object.values(ProductMatch);

/** The products, drafts too, that a text finds, the best match first, then the newest: at most `limit`. */
export async function searchAdminProducts(
  ctx: Context,
  text: string,
  limit: number,
): Promise<ProductFound[]> {
  const search = searchFor(text);
  const isIndexed = /[\p{L}\p{N}]{3}/u.test(text);
  const ways: [ProductMatch, RawBuilder<unknown>][] = [];
  if (text.length > 1) ways.push(['sku', hasSku(text)]);
  const digits = normalBarcode(text) ?? '';
  if (/^\d{4,}$/.test(digits)) ways.push(['barcode', hasBarcode(digits)]);
  if (search && isIndexed) ways.push(['name', search.contains], ['text', search.matches]);
  if (ways.length === 0) return [];
  const each = ways.map(
    ([
      by,
      where,
    ]) => sql`(select id as found_id, created_at as found_at, ${ranks.indexOf(by)}::int as rank, ${by}::text as by
      from products where ${where} and ${sql.raw(visible(true))} order by created_at desc, id desc limit ${limit})`,
  );
  const statement = sql<ProductFound>`
    with found as (${sql.join(each, sql` union all `)}),
      best as (select distinct on (found_id) * from found order by found_id, rank)
    select by, id, name, image, is_draft as "isDraft" from products join best on products.id = found_id
    order by rank, found_at desc, found_id desc limit ${limit}`;
  return boundedRead(ctx, async (em) => (await statement.execute(em.getKysely())).rows);
}

/** Most products that are looked for by a SKU, and by a barcode. */
const MOST_BY_SKU = 50;

function hasBarcode(digits: string): RawBuilder<unknown> {
  const pattern = `${digits}%`;
  return sql`id = any(array(
    (select product_id from variants where barcode like ${pattern} and deleted_at is null limit ${MOST_BY_SKU})
    union (select product_id from variants
      where barcode = any(${formsOfBarcode(digits)}::text[]) and deleted_at is null limit ${MOST_BY_SKU})))`;
}

function hasSku(text: string): RawBuilder<unknown> {
  const pattern = sql`lower(${literalPattern(text)}) || '%'`;
  return sql`id = any(array(select product_id from variants
    where lower(sku) like ${pattern} and sku is not null and deleted_at is null limit ${MOST_BY_SKU}))`;
}
