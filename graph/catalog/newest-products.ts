import type { Context } from '../core/context.ts';
import { preparedRead } from '../core/prepared-read.ts';
import { COUNTED, knownTotal, totalOf } from '../core/totals.ts';
import { PRODUCT_COLUMNS, type ProductRow, type StoredProduct, toProduct, visible } from './product-row.ts';

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
  const counted = `(select count(*)::int from (select from products where ${shown} limit ${COUNTED + 1}) as counting) as counted`;
  return {
    countedPage: preparedRead<StoredProduct & { counted: number }, [size: number, offset: number]>(
      `select ${PRODUCT_COLUMNS}, ${counted} from products where ${shown} ${newest} limit $1 offset $2`,
    ),
    page: preparedRead<StoredProduct, [size: number, offset: number]>(
      `select ${PRODUCT_COLUMNS} from products where ${shown} ${newest} limit $1 offset $2`,
    ),
    counted: preparedRead<{ counted: number }, []>(`select ${counted}`),
    all: preparedRead<{ total: number }, []>(`select count(*)::int as total from products where ${shown}`),
    pageFrom: preparedRead<StoredProduct, [size: number, offset: number, ...Place[keyof Place][]]>(
      `select ${PRODUCT_COLUMNS} from products
       where ${shown} and (created_at, id) <= ($3::timestamptz, $4::uuid) ${newest} limit $1 offset $2`,
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
  const list = {
    question: `products ${withDrafts}`,
    countAll: async () => (await reads.all(em))[0]!.total,
  };
  const known = await knownTotal(ports, list);
  if (offset < STEP && known === undefined) {
    const rows = await reads.countedPage(em, size, offset);
    if (rows[0]) return { products: rows.map(toProduct), total: await totalOf(ports, list, rows[0].counted) };
  }
  const total = known ?? (await totalOf(ports, list, (await reads.counted(em))[0]!.counted));
  if (offset >= total) return { products: [], total };
  const readPlaces = () => ports.shared.lasting(`places of products ${withDrafts}`, () => reads.places(em));
  const place = offset < STEP ? undefined : (await readPlaces())[Math.floor(offset / STEP) - 1];
  const rows = place
    ? await reads.pageFrom(em, size, offset % STEP, place.createdAt, place.id)
    : await reads.page(em, size, offset);
  return { products: rows.map(toProduct), total };
}
