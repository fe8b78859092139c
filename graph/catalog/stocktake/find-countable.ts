import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import { prepared } from '../../core/prepared.ts';
import { searchAdminProducts } from '../search/search-admin-products.ts';
import { findByCode } from './find-by-code.ts';
import type { CountableVariant } from './stocktakes.types.ts';

/** Most that a search lists. */
export const MOST_FOUND = 20;
const MOST_PRODUCTS = 10;

const COLUMNS = `select v.id, p.name, v.options, v.sku, v.barcode, coalesce(i.path, p.image) as image
  from variants v join products p on p.id = v.product_id left join images i on i.id = v.image_id`;

const readByIds = prepared<CountableVariant, [ids: readonly string[]]>(
  `${COLUMNS} where v.id = any($1::uuid[]) order by p.name, v.position, v.id`,
);

const readOfProducts = prepared<CountableVariant, [products: readonly string[], text: string, limit: number]>(
  `${COLUMNS} where v.product_id = any($1::uuid[]) and v.deleted_at is null
   order by coalesce(starts_with(lower(v.sku), lower($2)), false) desc, array_position($1::uuid[], v.product_id), v.position, v.id
   limit $3`,
);

/** These variants, as a person tells them apart. */
export const findCountable = ({ em }: Pick<Context, 'em'>, ids: readonly string[]) => readByIds(em, ids);

/**
 * The variants, drafts too, that a text means: those with it as their barcode or SKU alone, otherwise those of products that the search
 * finds, at most `MOST_FOUND`. Errors: BAD_USER_INPUT for a text that cannot be searched for.
 */
export async function searchCountable(ctx: Context, query: string): Promise<CountableVariant[]> {
  const text = readKeyword(query);
  if (text === '') return [];
  const exact = (await findByCode(ctx.em, [text])).get(text);
  if (exact) return findCountable(ctx, exact.slice(0, MOST_FOUND));
  const products = await searchAdminProducts(ctx, text, MOST_PRODUCTS);
  return readOfProducts(
    ctx.em,
    products.map(({ id }) => id),
    text,
    MOST_FOUND,
  );
}
