import { Permission } from '../../core/actor.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { type CacheKey, cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { isCleanText, requireId } from '../../core/validation.ts';
import { type ProductRow, productRead, visible } from './product-row.ts';

const BY_ID = 'id = $1';
const BY_SLUG = 'id = (select product_id from slugs where slug = $1)';

const readOne = (which: string) => ({
  sold: productRead<[key: string]>(`where ${which} and ${visible(false)}`),
  withDrafts: productRead<[key: string]>(`where ${which} and ${visible(true)}`),
});
const byId = readOne(BY_ID);
const bySlug = readOne(BY_SLUG);

/** One product that is sold; for admins a draft too. Errors: NOT_FOUND, also for a malformed id. */
export async function findProduct(ctx: Context, given: string): Promise<ProductRow> {
  const id = requireId(given, 'Product');
  return find(ctx, byId, id, cacheKey('product by id', id));
}

/** The same by one of its slugs, present or earlier. */
export async function findProductBySlug(ctx: Context, slug: string): Promise<ProductRow> {
  if (!isCleanText(slug)) throw new DomainError('NOT_FOUND', 'Product not found.');
  return find(ctx, bySlug, slug, cacheKey('product by slug', slug));
}

function find(
  ctx: Context,
  { sold, withDrafts }: typeof byId,
  value: string,
  key: CacheKey,
): Promise<ProductRow> {
  return cacheForGuests(ctx, key, async () => {
    const read = ctx.actor.can(Permission.Products) ? withDrafts : sold;
    const [product] = await read(ctx.em, value);
    if (!product) throw new DomainError('NOT_FOUND', 'Product not found.');
    return product;
  });
}
