import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { AttributeValues } from '../attributes/attribute-values.ts';

/** What a product has in the tree of categories and of attributes. */
export interface Listing {
  categoryId: string | null;
  values: AttributeValues;
}

const readRows = prepared<Listing & { id: string }, [ids: readonly string[]]>(
  'select id, category_id as "categoryId", attributes as values from products where id = any($1::uuid[])',
);
/** The listings of these products, in their order. */
export async function readListings({ em }: Context, ids: readonly string[]): Promise<Listing[]> {
  const rows = new Map((await readRows(em, ids)).map((row) => [row.id, row]));
  return ids.map((id) => rows.get(id) ?? { categoryId: null, values: {} });
}
