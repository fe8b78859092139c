import { batchOne } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import type { CategoryNode } from './category.types.ts';
import { MAX_CATEGORIES } from './category-named.ts';
import { visible } from '../products/product-row.ts';

type Row = Pick<CategoryNode, 'id' | 'name' | 'slug' | 'description' | 'parentId'>;

const readRows = prepared<Row, []>(
  `select id, name, slug, description, parent_id as "parentId" from categories order by position, name limit ${MAX_CATEGORIES}`,
);
const countProducts = prepared<{ id: string; total: number }, []>(
  `select category_id as id, count(*)::int as total from products
   where ${visible(false)} and category_id is not null group by category_id`,
);

const readImages = prepared<{ id: string; image: string }, []>(
  `select distinct on (category_id) category_id as id, image from products
   where ${visible(false)} and category_id is not null order by category_id, sold_30d desc, id desc`,
);

/** All categories, each followed by its subcategories. */
export function findCategories(ctx: Context): Promise<CategoryNode[]> {
  return cacheForGuests(ctx, cacheKey('categories'), () =>
    batchOne(ctx, 'categories', async () => inOrder(await readRows(ctx.em))),
  );
}

const readFilled = prepared<{ id: string }, []>(
  `select id from categories c
   where exists (select from products where category_id = c.id and ${visible(false)}) limit ${MAX_CATEGORIES}`,
);

/** The same without those in which, and below which, shoppers find no product. */
export function findFilledCategories(ctx: Context): Promise<CategoryNode[]> {
  return cacheForGuests(ctx, cacheKey('categories with products'), async () => {
    const all = await findCategories(ctx);
    const filled = new Set((await readFilled(ctx.em)).map(({ id }) => id));
    const shown = new Set(
      all.flatMap(({ id, path }) => (filled.has(id) ? path.map((above) => above.id) : [])),
    );
    return all.filter(({ id }) => shown.has(id));
  });
}

/** The category with this slug. Errors: NOT_FOUND. */
export async function findCategory(ctx: Context, slug: string): Promise<CategoryNode> {
  const found = (await findCategories(ctx)).find((category) => category.slug === slug);
  if (!found) throw new DomainError('NOT_FOUND', 'Category not found.');
  return found;
}

/** The ids of a category and of all below it. */
export async function idsBelow(ctx: Context, category: CategoryNode): Promise<string[]> {
  return idsByAncestor(await findCategories(ctx)).get(category.id) ?? [];
}

const idsIn = new WeakMap<readonly CategoryNode[], Map<string, string[]>>();

/** By each category it and all below it. Made once for a list, whose categories may each ask for their own. */
function idsByAncestor(all: readonly CategoryNode[]): Map<string, string[]> {
  const known = idsIn.get(all);
  if (known) return known;
  const pairs = all.flatMap(({ id, path }) => path.map((above) => ({ above: above.id, id })));
  const grouped = Map.groupBy(pairs, ({ above }) => above);
  const below = new Map([...grouped].map(([above, each]) => [above, each.map(({ id }) => id)]));
  idsIn.set(all, below);
  return below;
}

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

function inOrder(rows: readonly Row[]): CategoryNode[] {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  const walk = (parentId: string | null, above: CategoryNode['path']): CategoryNode[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      const path = [...above, { id: row.id, name: row.name, slug: row.slug }];
      return [{ ...row, path }, ...walk(row.id, path)];
    });
  return walk(null, []);
}
