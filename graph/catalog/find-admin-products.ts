import type { Context } from '../core/context.ts';
import { clampPage, clampPageSize } from '../core/pagination.ts';
import type { AdminProductsArgs } from './edit-products.inputs.ts';
import { type ProductPageData, readPage } from './find-products.ts';
import { selectWithDrafts } from './product-row.ts';
import { searchFor } from './search.ts';

/** One page of all products, drafts too. Errors: BAD_USER_INPUT for a bad keyword. */
export async function findAdminProducts(ctx: Context, args: AdminProductsArgs): Promise<ProductPageData> {
  const search = searchFor(args.keyword);
  const direction = args.descending ? 'desc' : 'asc';
  let found = selectWithDrafts(ctx.em);
  if (search) found = found.where(search.matches);
  const ordered = found.orderBy(args.sortBy, direction).orderBy('id', direction);
  return readPage(ordered, clampPage(args.page), clampPageSize(args.pageSize));
}
