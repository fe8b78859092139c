import { batchOne } from '../../core/batch.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CategoryNode } from '../categories/category.types.ts';
import { idsBelow } from '../categories/find-categories.ts';
import { visible } from './product-row.ts';

const countProducts = prepared<{ id: string; total: number }, []>(
  `select category_id as id, count(*)::int as total from products
   where ${visible(false)} and category_id is not null group by category_id`,
);

const readImages = prepared<{ id: string; image: string }, []>(
  `select distinct on (category_id) category_id as id, image from products
   where ${visible(false)} and category_id is not null order by category_id, sold_30d desc, id desc`,
);

/** How many products shoppers find in a category and below it: some seconds old for guests. */
export async function countInCategory(ctx: Context, category: CategoryNode): Promise<number> {
  const read = async () => new Map((await countProducts(ctx.em)).map(({ id, total }) => [id, total]));
  const totals = !ctx.actor.isStaff
    ? await ctx.ports.cache.staleWhileRevalidate(cacheKey('products by category'), read)
    : await batchOne(ctx, 'products by category', read);
  const ids = await idsBelow(ctx, category);
  return ids.reduce((sum, id) => sum + (totals.get(id) ?? 0), 0);
}

/** The picture of the product that is bought most often in a category, else of one below it. */
export async function imageOfCategory(ctx: Context, category: CategoryNode): Promise<string | null> {
  const read = async () => new Map((await readImages(ctx.em)).map(({ id, image }) => [id, image]));
  const images = !ctx.actor.isStaff
    ? await ctx.ports.cache.staleWhileRevalidate(cacheKey('images of categories'), read)
    : await batchOne(ctx, 'images of categories', read);
  const ids = await idsBelow(ctx, category);
  return ids.map((id) => images.get(id)).find((image) => image !== undefined) ?? null;
}
