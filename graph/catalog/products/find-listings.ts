import { Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CustomField } from '../../platform/custom-fields/custom-fields.types.ts';
import { fieldsJson } from '../../platform/custom-fields/find-custom-fields.ts';
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
  /** Empty for all but those with the permission PRODUCTS. */
  customFields: CustomField[];
  /** The same. */
  tags: string[];
}

const NONE: StaffListing = {
  categoryId: null,
  values: {},
  publishAt: null,
  unpublishAt: null,
  customFields: [],
  tags: [],
};

const reading = (customFields: string, tags: string) =>
  prepared<StaffListing & { id: string }, [ids: readonly string[]]>(
    `select id, category_id as "categoryId", attributes as values,
       ${timeOf('publish_at')} as "publishAt", ${timeOf('unpublish_at')} as "unpublishAt", ${customFields} as "customFields",
       ${tags} as tags
     from products where id = any($1::uuid[])`,
  );
const readRows = reading(`'[]'::json`, `'{}'::text[]`);
const readRowsOfStaff = reading(fieldsJson('product', 'products.id'), 'tags');

/** What a product has beside its row, for staff: shoppers get no more of it than `Listing` has. */
export const listingForStaff = (ctx: Context, id: string): Promise<StaffListing> =>
  batch(ctx, 'listing', id, (ids) => readListings(ctx, ids));

/** The listings of these products, in their order. */
async function readListings({ em, actor }: Context, ids: readonly string[]): Promise<StaffListing[]> {
  const read = actor.can(Permission.Products) ? readRowsOfStaff : readRows;
  const rows = new Map((await read(em, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id) ?? NONE);
}
