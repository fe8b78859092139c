import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Reading } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { findCategories, idsBelow } from '../categories/find-categories.ts';
import { hasTag } from '../search/filter-admin-products.ts';
import { readFilter, type Selection } from '../search/filtered-list.ts';
import { matching } from '../search/filtered-products.ts';
import { ProductSort } from '../search/product-filter.inputs.ts';
import { searchFor } from '../search/search.ts';
import type { CollectionRule } from './collection-rule.types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface ReadRule {
  /** On products that are not deleted, drafts too. */
  condition: RawBuilder<SqlBool>;
  /** Why no product is in it, when the rule names what is no longer there. */
  problem: string | null;
}

/** The condition of a rule. One that names a category or an attribute that is gone matches nothing: without it, it would match more. */
export async function readRule(ctx: Reading, rule: CollectionRule): Promise<ReadRule> {
  const { words, tags, addedWithinDays } = rule;
  const categoryId = rule.categoryId?.toLowerCase();
  const category = categoryId && (await findCategories(ctx)).find(({ id }) => id === categoryId);
  if (categoryId && !category) return nothing('The category of the rule was deleted. Choose another one.');
  const selections = await selectionsOf(ctx, rule);
  if (typeof selections === 'string') return nothing(selections);
  const search = words ? searchFor(words) : undefined;
  if (search === null) return nothing('The words of the rule have no letter and no digit.');
  const since = addedWithinDays && new Date(ctx.ports.now().getTime() - addedWithinDays * DAY_MS);
  const within = [
    ...(search ? [search.matches] : []),
    ...(tags?.length ? [hasTag(tags)] : []),
    ...(since ? [sql<SqlBool>`created_at >= ${since.toISOString()}::timestamptz`] : []),
  ];
  const condition = matching({
    key: '',
    categories: category ? await idsBelow(ctx, category) : null,
    found: null,
    within: within.length > 0 ? sql`${sql.join(within, sql` and `)}` : null,
    selections,
    sort: ProductSort.NEWEST,
    withDrafts: true,
  });
  return { condition, problem: null };
}

const nothing = (problem: string): ReadRule => ({ condition: sql`false`, problem });

/** The parts of the filter, or why it cannot be one. */
async function selectionsOf(
  ctx: Reading,
  { brands, minPrice, maxPrice, inStock, onSale, attributes }: CollectionRule,
): Promise<Map<string, Selection> | string> {
  const price = { min: minPrice, max: maxPrice };
  return readFilter(ctx, { price, inStock, onSale, brand: brands, attributes }).catch((error) => {
    if (error instanceof DomainError && error.code === 'BAD_USER_INPUT') return error.message;
    throw error;
  });
}
