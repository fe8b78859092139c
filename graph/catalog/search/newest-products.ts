import { cacheKey } from '../../core/cache-key.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { COUNTED, knownTotal, totalOf } from '../../core/totals.ts';
import { type ProductRow, productColumns, productRead, visible } from '../products/product-row.ts';

/** Distance between two seek anchors, in rows. */
const STEP = 500;

/** A range of a list of products. */
export interface Slice {
  offset: number;
  size: number;
  withDrafts: boolean;
}

/** The first row of a range, to seek to. */
interface SeekAnchor {
  createdAt: string;
  id: string;
}

const sold = readsOf(visible(false));
const all = readsOf(visible(true));

function readsOf(shown: string) {
  const newest = 'order by created_at desc, id desc';
  const counted = `(select count(*)::int from (select from products where ${shown} limit ${COUNTED + 1}) as counting) as counted`;
  return {
    countedPage: productColumns.read<[size: number, offset: number], { counted: number }>(
      `, ${counted} from products where ${shown} ${newest} limit $1 offset $2`,
    ),
    page: productRead<[size: number, offset: number]>(`where ${shown} ${newest} limit $1 offset $2`),
    counted: prepared<{ counted: number }, []>(`select ${counted}`),
    all: prepared<{ total: number }, []>(`select count(*)::int as total from products where ${shown}`),
    pageFrom: productRead<[size: number, offset: number, ...SeekAnchor[keyof SeekAnchor][]]>(
      `where ${shown} and (created_at, id) <= ($3::timestamptz, $4::uuid) ${newest} limit $1 offset $2`,
    ),
    anchors: prepared<SeekAnchor, []>(
      `select created_at::text as "createdAt", id from (
         select created_at, id, row_number() over (${newest}) as row from products where ${shown}
       ) as numbered where row % ${STEP} = 1 and row > 1 ${newest}`,
    ),
  };
}

/**
 * A range of the products, newest first, and their total. Deep pages are read by seek pagination from the nearest
 * anchor, since OFFSET takes longer the deeper the page. Anchors may be some seconds old, so that an edit in between can
 * shift such a page by one product.
 */
export async function newestProducts(
  ctx: Context,
  { offset, size, withDrafts }: Slice,
): Promise<{ products: ProductRow[]; total: number }> {
  const reads = withDrafts ? all : sold;
  const { em, ports } = ctx;
  const list = {
    key: cacheKey('total of products', withDrafts),
    countAll: async () => (await reads.all(em))[0]!.total,
  };
  const known = await knownTotal(ports, list);
  if (offset < STEP && known === undefined) {
    const rows = await reads.countedPage(em, size, offset);
    if (rows[0]) return { products: rows, total: await totalOf(ports, list, rows[0].counted) };
  }
  const total = known ?? (await totalOf(ports, list, (await reads.counted(em))[0]!.counted));
  if (offset >= total) return { products: [], total };
  const readAnchors = () =>
    ports.cache.staleWhileRevalidate(cacheKey('anchors of products', withDrafts), () => reads.anchors(em));
  const anchor = offset < STEP ? undefined : (await readAnchors())[Math.floor(offset / STEP) - 1];
  const rows = anchor
    ? await reads.pageFrom(em, size, offset % STEP, anchor.createdAt, anchor.id)
    : await reads.page(em, size, offset);
  return { products: rows, total };
}
