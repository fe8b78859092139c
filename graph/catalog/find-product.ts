import { Permission } from '../core/actor.ts';
import { cacheForGuests } from '../core/cache.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { type ProductRow, productRead, visible } from './product-row.ts';

const readSold = productRead<[id: string]>(`where id = $1 and ${visible(false)}`);
const readWithDrafts = productRead<[id: string]>(`where id = $1 and ${visible(true)}`);

/** One product that is sold; for admins a draft too. Errors: NOT_FOUND, also for a malformed id. */
export async function findProduct(ctx: Context, given: string): Promise<ProductRow> {
  const id = requireId(given, 'Product');
  return cacheForGuests(ctx, `product ${id}`, async () => {
    const read = ctx.actor.can(Permission.Products) ? readWithDrafts : readSold;
    const [product] = await read(ctx.em, id);
    if (!product) throw new DomainError('NOT_FOUND', 'Product not found.');
    return product;
  });
}
