import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { type ProductRow, productRead, visible } from './product-row.ts';

interface Id {
  id: string;
}

/** What the address of a product is made of. */
interface Addressed extends Id {
  slug: string | null;
}

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const sold = visible(false);
const idAfter = prepared<Id, [after: string, skipped: number]>(
  `select id from products where ${sold} and id > $1 order by id limit 1 offset $2`,
);
const addressesBetween = prepared<
  Addressed & { editedOn: string; pictures: string[] },
  [from: string, below: string, pictures: number]
>(
  `select id, current_slug as slug,
     array(select path from images where product_id = products.id order by position limit $3) as pictures, to_char(greatest(created_at, (
     select max(at) from events where subject_type = 'product' and subject_id = products.id::text
   )) at time zone 'UTC', 'YYYY-MM-DD') as "editedOn"
   from products where ${sold} and id >= $1 and id < $2 order by id`,
);
const between = productRead<[from: string, below: string]>(
  `where ${sold} and id >= $1 and id < $2 order by id`,
);

/** Divides the products that are sold into runs of `size`: returns the first id of each. One short statement a run. */
export async function startsOfRuns(em: SqlEntityManager, size: number): Promise<string[]> {
  const starts: string[] = [];
  let [next] = await idAfter(em, LOWEST, 0);
  while (next) {
    starts.push(next.id);
    [next] = await idAfter(em, next.id, size - 1);
  }
  return starts;
}

/** A page of the shop, and the day of its last edit if that is known. */
export interface ListedPage {
  path: string;
  editedOn?: string;
  /** Paths on this server, or absolute addresses. */
  pictures?: string[];
}

/** Most pictures of a page that a sitemap lists. */
const MOST_PICTURES = 5;

/** The pages of the products of one run, in the order of their ids; the last run has no `below`. */
export async function pagesOfRun(em: SqlEntityManager, from: string, below = HIGHEST): Promise<ListedPage[]> {
  const rows = await addressesBetween(em, from, below, MOST_PICTURES);
  return rows.map(({ editedOn, pictures, ...product }) => ({
    path: addressOf(product),
    editedOn,
    pictures,
  }));
}

/** The products of one run, in the order of their ids. */
export function productsOfRun(em: SqlEntityManager, from: string, below = HIGHEST): Promise<ProductRow[]> {
  return between(em, from, below);
}

/** The path of a product that search engines list. */
export const addressOf = ({ id, slug }: Addressed): string =>
  slug ? `/product/${encodeURIComponent(slug)}` : `/productscreen/${id}`;
