import { batchOne } from '../../core/batch.ts';
import { cacheForGuests } from '../../core/cache.ts';
import { cacheKey } from '../../core/cache-key.ts';
import type { Context, Reading } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import type { CategoryNode } from './category.types.ts';
import { MAX_CATEGORIES } from './category-named.ts';

type Row = Pick<CategoryNode, 'id' | 'name' | 'slug' | 'description' | 'parentId' | 'noWithdrawal'>;

const readRows = prepared<Row, []>(
  `select id, name, slug, description, parent_id as "parentId", no_withdrawal as "noWithdrawal" from categories order by position, name limit ${MAX_CATEGORIES}`,
);
/** All categories, each followed by its subcategories. */
export function findCategories(ctx: Reading): Promise<CategoryNode[]> {
  return cacheForGuests(ctx, cacheKey('categories'), () =>
    batchOne(ctx, 'categories', async () => inOrder(await readRows(ctx.em))),
  );
}

/** The same without those in which, and below which, shoppers find no product. */
export function findFilledCategories(ctx: Context): Promise<CategoryNode[]> {
  return cacheForGuests(ctx, cacheKey('categories with products'), async () => {
    const all = await findCategories(ctx);
    const filled = new Set(await ctx.ports.categoryContents.filled(ctx.em));
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
export async function idsBelow(ctx: Reading, category: CategoryNode): Promise<string[]> {
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

function inOrder(rows: readonly Row[]): CategoryNode[] {
  const childrenOf = Map.groupBy(rows, ({ parentId }) => parentId);
  const walk = (parentId: string | null, above: CategoryNode['path']): CategoryNode[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      const path = [...above, { id: row.id, name: row.name, slug: row.slug }];
      return [{ ...row, path }, ...walk(row.id, path)];
    });
  return walk(null, []);
}
