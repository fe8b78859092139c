import { validate as isUuid } from 'uuid';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { type ProductRow, productRead, visible } from '../products/product-row.ts';

const MOST = 4;

const readSimilar = productRead<[id: string]>(
  `where ${visible(false)} and id <> $1
     and category = (select it.category from products as it where it.id = $1 and not it.is_draft)
   order by brand = (select it.brand from products as it where it.id = $1) desc, rating desc, created_at desc, id desc limit ${MOST}`,
);

/**
 * The other products in the category of a product, those of its brand first, then best rated first, then newest. What a brand makes of a
 * category is closest in use: of headphones, microphones rather than violins. The product itself may be deleted; for a
 * draft or an unknown product there are none.
 */
export async function similarProducts(ctx: Context, id: string): Promise<ProductRow[]> {
  if (!isUuid(id)) return [];
  return cacheForGuests(ctx, cacheKey('similar products', id.toLowerCase()), () => readSimilar(ctx.em, id));
}
