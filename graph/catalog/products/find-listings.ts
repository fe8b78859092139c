import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';
import { timeOf } from './publication-times.ts';

/** What a product has in the tree of categories and of attributes. */
export interface Listing {
  categoryId: string | null;
  values: AttributeValues;
}

/** The same with what staff alone see, in one statement. */
export interface StaffListing extends Listing {
  publishAt: string | null;
  unpublishAt: string | null;
}

const NONE: StaffListing = { categoryId: null, values: {}, publishAt: null, unpublishAt: null };

const readRows = prepared<StaffListing & { id: string }, [ids: readonly string[]]>(
  `select id, category_id as "categoryId", attributes as values,
     ${timeOf('publish_at')} as "publishAt", ${timeOf('unpublish_at')} as "unpublishAt"
   from products where id = any($1::uuid[])`,
);

/** What a product has beside its row, for staff: shoppers get no more of it than `Listing` has. */
export const listingForStaff = (ctx: Context, id: string): Promise<StaffListing> =>
  batch(ctx, 'listing', id, (ids) => readListings(ctx, ids));

/** The listings of these products, in their order. */
async function readListings({ em }: Context, ids: readonly string[]): Promise<StaffListing[]> {
  const rows = new Map((await readRows(em, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id) ?? NONE);
}
