import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { sharedByGuests } from '../core/shared-reads.ts';
import { requireId } from '../core/validation.ts';
import { type ProductRow, selectProducts, selectWithDrafts, toProduct } from './product-row.ts';

/** One product that is sold, or a draft when an admin asks. Errors: NOT_FOUND, also for a malformed id. */
export async function findProduct(ctx: Context, given: string): Promise<ProductRow> {
  const id = requireId(given, 'Product');
  return sharedByGuests(ctx, `product ${id}`, async () => {
    const visible = ctx.viewer?.isAdmin ? selectWithDrafts : selectProducts;
    const row = await visible(ctx.em).where('id', '=', id).executeTakeFirst();
    if (!row) throw new DomainError('NOT_FOUND', 'Product not found.');
    return toProduct(row);
  });
}

/** The products among these ids that are sold, in no particular order. */
export async function findProductsById(ctx: Context, ids: string[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return (await selectProducts(ctx.em).where('id', 'in', ids).execute()).map(toProduct);
}
