import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { idsBeginningWith } from '../../core/ids-beginning-with.ts';
import { literalPattern } from '../../core/keyword.ts';
import { prepared } from '../../core/prepared.ts';
import { hasField } from '../../platform/custom-fields/filter-by-field.ts';
import { findCategory, idsBelow } from '../categories/find-categories.ts';
import { formsOfBarcode, normalBarcode } from '../products/barcode.ts';
import { tagsIn } from '../products/product-tags.ts';
import { restorableSince } from '../products/restorable.ts';
import type { AdminProductsArgs } from './admin-products.inputs.ts';
import { viewConditions } from './product-views.ts';
import { searchFor } from './search.ts';

/** Most products that are found by a SKU, and by a barcode. */
const MOST_BY_SKU = 500;

/** Also variants that are no longer sold: a deleted product is found by what it had. */
const findBySku = prepared<{ id: string }, [pattern: string]>(
  `select distinct product_id as id from variants where lower(sku) like $1 limit ${MOST_BY_SKU}`,
);
const findByBarcode = prepared<{ id: string }, [pattern: string, forms: string[]]>(
  `(select product_id as id from variants where barcode like $1 limit ${MOST_BY_SKU})
   union (select product_id from variants where barcode = any($2::text[]) limit ${MOST_BY_SKU})`,
);

/** Which products admins see. The keyword is as `readKeyword` gave it. */
export type AdminProductsFilter = Pick<
  AdminProductsArgs,
  'keyword' | 'view' | 'category' | 'collection' | 'tag' | 'customField'
>;

/** The condition on products of a list of admins. Errors: NOT_FOUND for an unknown category or collection; BAD_USER_INPUT for a filter that a custom field cannot have. */
export async function filterAdminProducts(
  ctx: Context,
  { keyword, view, category, collection, tag, customField }: AdminProductsFilter,
): Promise<RawBuilder<unknown>> {
  const restorable = restorableSince(ctx.ports.now()).toISOString();
  return sql`${sql.raw(viewConditions(`'${restorable}'`)[view])}
    and ${await inCategory(ctx, category)} and ${await inCollection(ctx, collection)}
    and ${tag ? hasTag([tag]) : sql`true`}
    and ${await hasField(ctx, 'product', customField)} and ${await matching(ctx, keyword)}`;
}

/** The condition on products of having one of these tags. */
export const hasTag = (tags: readonly string[]): RawBuilder<SqlBool> =>
  sql`(tags && ${tagsIn(tags)}::text[] and tags <> '{}')`;

async function inCategory(ctx: Context, slug: string | null | undefined): Promise<RawBuilder<unknown>> {
  if (!slug) return sql`true`;
  const ids = await idsBelow(ctx, await findCategory(ctx, slug));
  return sql`category_id = any(${ids}::uuid[])`;
}

async function inCollection(ctx: Context, slug: string | null | undefined): Promise<RawBuilder<unknown>> {
  return slug ? (await ctx.ports.collectionMembers(ctx, slug, { forStaff: true })).condition : sql`true`;
}

async function matching(ctx: Context, keyword: string): Promise<RawBuilder<unknown>> {
  if (!keyword) return sql`true`;
  const search = searchFor(keyword);
  const bySku = await findBySku(ctx.em, `${literalPattern(keyword.toLowerCase())}%`);
  const digits = normalBarcode(keyword) ?? '';
  const isNumber = /^\d+$/.test(digits);
  const byBarcode = isNumber ? await findByBarcode(ctx.em, `${digits}%`, formsOfBarcode(digits)) : [];
  const ids = [...bySku, ...byBarcode].map(({ id }) => id);
  const conditions = [
    search && sql`${search.contains} or ${search.matches} or ${search.typo}`,
    ids.length > 0 && sql`id = any(${ids}::uuid[])`,
    idsBeginningWith(keyword),
  ].filter((condition) => condition !== null && condition !== false);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}
