import type { Context } from '../core/context.ts';
import { preparedRead } from '../core/prepared-read.ts';
import { preparedCount, totalOf } from '../core/totals.ts';
import { type ProductRow, productRead, visible } from './product-row.ts';

/** Pages further down are found from the nearest of the rows that were numbered at this distance. */
const STEP = 500;

/** Which products of a list, and of which list. */
export interface Slice {
  offset: number;
  size: number;
  withDrafts: boolean;
}

/** Where a list goes on. */
interface Place {
  createdAt: string;
  id: string;
}

const sold = readsOf(visible(false));
const all = readsOf(visible(true));

function readsOf(shown: string) {
  const newest = 'order by created_at desc, id desc';
  return {
    count: preparedCount(`from products where ${shown}`),
    page: productRead<[size: number, offset: number]>(`where ${shown} ${newest} limit $1 offset $2`),
    pageFrom: productRead<[size: number, offset: number, ...Place[keyof Place][]]>(
      `where ${shown} and (created_at, id) <= ($3::timestamptz, $4::uuid) ${newest} limit $1 offset $2`,
    ),
    places: preparedRead<Place, []>(
      `select created_at::text as "createdAt", id from (
         select created_at, id, row_number() over (${newest}) as place from products where ${shown}
       ) as numbered where place % ${STEP} = 1 and place > 1 ${newest}`,
    ),
  };
}

/**
 * Some of the products, newest first, and how many there are. Further down a long list counting rows would take longer
 * the deeper the page: there it begins at a row whose place was found out some seconds ago, so that an edit in between
 * can move a page by that one product.
 */
export async function newestProducts(
  ctx: Context,
  { offset, size, withDrafts }: Slice,
): Promise<{ products: ProductRow[]; total: number }> {
  const reads = withDrafts ? all : sold;
  const { em, ports } = ctx;
  const total = await totalOf(ctx, `products ${withDrafts}`, reads.count);
  if (offset >= total) return { products: [], total };
  if (offset < STEP) return { products: await reads.page(em, size, offset), total };
  const places = await ports.shared.lasting(`places of products ${withDrafts}`, () => reads.places(em));
  const place = places[Math.floor(offset / STEP) - 1];
  const products = place
    ? reads.pageFrom(em, size, offset % STEP, place.createdAt, place.id)
    : reads.page(em, size, offset);
  return { products: await products, total };
}
