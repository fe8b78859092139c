import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { readKeyword } from '../../core/keyword.ts';
import { clampPage, clampPageSize, countPages } from '../../core/pagination.ts';
import { readTablePage } from '../../core/table-page.ts';
import { productColumns } from '../products/product-row.ts';
import type { AdminProductsArgs } from './admin-products.inputs.ts';
import { filterAdminProducts } from './filter-admin-products.ts';
import type { ProductPageData } from './find-products.ts';

/**
 * One page of all products, drafts too. The keyword is searched for as shoppers do, and at the beginning of SKUs,
 * barcodes and of the product's id. Errors: BAD_USER_INPUT for a bad keyword or custom field; NOT_FOUND for an unknown category or collection.
 */
export async function findAdminProducts(ctx: Context, args: AdminProductsArgs): Promise<ProductPageData> {
  const keyword = readKeyword(args.keyword);
  const { view, category, collection, tag, customField } = args;
  const page = clampPage(args.page);
  const size = clampPageSize(args.pageSize);
  const { rows, total } = await readTablePage(ctx, productColumns, {
    key: cacheKey('total of products of admins', keyword, view, category, collection, tag, customField),
    table: 'products',
    where: await filterAdminProducts(ctx, { ...args, keyword }),
    sortBy: args.sortBy,
    descending: args.descending,
    size,
    offset: (page - 1) * size,
    isSearch: keyword !== '',
    readsOthers: customField != null,
  });
  return {
    products: rows,
    page,
    pages: countPages(total, size),
    total,
    isClose: false,
    didYouMean: null,
    best: [],
  };
}
