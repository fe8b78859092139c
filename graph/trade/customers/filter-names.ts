import { findCategories } from '../../catalog/categories/find-categories.ts';
import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CustomerFilter, CustomerFilterNames } from './customer-filter.types.ts';

/** Drafts and deleted products have a name for those alone who may see them. */
const readProducts = prepared<
  { id: string; name: string | null; isDeleted: boolean },
  [ids: readonly string[], seesAll: boolean]
>(
  `select id, case when $2 or deleted_at is null and not is_draft then name end as name, deleted_at is not null as "isDeleted"
   from products where id = any($1::uuid[])`,
);

/** The names of what a filter names by ids, and why it finds nobody when some of it was deleted. */
export async function filterNames(ctx: Context, filter: CustomerFilter): Promise<CustomerFilterNames> {
  const { boughtProductId, notBoughtProductId, boughtCategoryId } = filter;
  const [bought, notBought] = await Promise.all([
    productNamed(ctx, boughtProductId),
    productNamed(ctx, notBoughtProductId),
  ]);
  const category = boughtCategoryId && (await findCategories(ctx)).find(({ id }) => id === boughtCategoryId);
  const gone = [bought, notBought].find((product) => product?.isDeleted);
  return {
    problem: gone
      ? `${gone.name ? `The product "${gone.name}"` : 'A product'} of the filter was deleted, so it finds nobody. Choose another product, or restore this one.`
      : boughtCategoryId && !category
        ? 'The category of the filter was deleted, so it finds nobody. Choose another category.'
        : null,
    boughtProduct: bought?.name ?? null,
    notBoughtProduct: notBought?.name ?? null,
    boughtCategory: category ? category.path.map(({ name }) => name).join(' > ') : null,
  };
}

/** A product that does not exist is as good as deleted. */
async function productNamed(ctx: Context, id: string | null | undefined) {
  if (!id) return null;
  return batch(ctx, 'products of filters', id, async (ids) => {
    const seesAll = ctx.actor.can(Permission.Products);
    const byId = new Map((await readProducts(ctx.em, ids, seesAll)).map((each) => [each.id, each]));
    return ids.map((each) => byId.get(each) ?? { name: null, isDeleted: true });
  });
}
