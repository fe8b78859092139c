import { validate as isUuid } from 'uuid';
import type { Context } from '../core/context.ts';
import { sharedByGuests } from '../core/shared-reads.ts';
import { type ProductRow, selectProducts, toProduct } from './product-row.ts';

const MOST = 4;

/**
 * What else the shop sells in the category of a product, best rated first, then newest. The product itself may be gone;
 * nothing is like one that never was on sale.
 */
export async function similarProducts(ctx: Context, id: string): Promise<ProductRow[]> {
  if (!isUuid(id)) return [];
  return sharedByGuests(ctx, `similar to ${id.toLowerCase()}`, () => readSimilar(ctx, id));
}

async function readSimilar(ctx: Context, id: string): Promise<ProductRow[]> {
  const rows = await selectProducts(ctx.em)
    .where('id', '!=', id)
    .where('category', '=', (eb) =>
      eb
        .selectFrom('products as it')
        .select('it.category')
        .where('it.id', '=', id)
        .where('it.is_draft', '=', false),
    )
    .orderBy('rating', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(toProduct);
}
