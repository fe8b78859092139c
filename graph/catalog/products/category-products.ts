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

/** So that one is left when others are shown beside it. */
const IMAGES = 6;

const readImages = prepared<{ id: string; images: string[] }, []>(
  `select id, array_agg(image order by place) as images
   from (select category_id as id, image, row_number() over (partition by category_id order by sold_30d desc, id desc) as place
     from products where ${visible(false)} and category_id is not null) ranked
   where place <= ${IMAGES} group by id`,
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

/** The picture of the product that is bought most often in a category, else of one below it; another one if that is shown beside it. */
export async function imageOfCategory(ctx: Context, category: CategoryNode): Promise<string | null> {
  const read = async () => new Map((await readImages(ctx.em)).map(({ id, images }) => [id, images]));
  const images = !ctx.actor.isStaff
    ? await ctx.ports.cache.staleWhileRevalidate(cacheKey('images of categories'), read)
    : await batchOne(ctx, 'images of categories', read);
  const ids = await idsBelow(ctx, category);
  const all = ids.flatMap((id) => images.get(id) ?? []);
  return all.find((image) => !category.imagesBeside?.includes(image)) ?? all[0] ?? null;
}
