import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { type ProductRow, selectProducts, selectWithDrafts, toProduct } from './product-row.ts';

/** One product that is sold, or a draft when an admin asks. Errors: NOT_FOUND, also for a malformed id. */
export async function findProduct(ctx: Context, id: string): Promise<ProductRow> {
  const visible = ctx.viewer?.isAdmin ? selectWithDrafts : selectProducts;
  const row = await visible(ctx.em).where('id', '=', requireId(id, 'Product')).executeTakeFirst();
  if (!row) throw new DomainError('NOT_FOUND', 'Product not found.');
  return toProduct(row);
}

/** The products among these ids that are sold, in no particular order. */
export async function findProductsById(ctx: Context, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return (await selectProducts(ctx.em).where('id', 'in', ids).execute()).map(toProduct);
}
