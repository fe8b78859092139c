import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { visible } from '../products/product-row.ts';
import { MOST_PRODUCTS } from './collections.inputs.ts';
import type { CollectionEntry, SkuMatch } from './collections.types.ts';

const readEntries = prepared<CollectionEntry & { collection: string }, [ids: readonly string[]]>(
  `select collection_id as collection, id, name, image, is_draft as "isDraft"
   from collection_products join products on product_id = id
   where collection_id = any($1::uuid[]) and ${visible(true)} order by position limit ${100 * MOST_PRODUCTS}`,
);

/** The products that were chosen by hand, in their order, without deleted ones. */
export function findEntries(ctx: Context, id: string): Promise<CollectionEntry[]> {
  return batch(ctx, 'entries of collections', id, async (ids) => {
    const entries = Map.groupBy(await readEntries(ctx.em, ids), ({ collection }) => collection);
    return ids.map((each) => entries.get(each) ?? []);
  });
}

const readBySku = prepared<SkuMatch, [skus: readonly string[]]>(
  `select distinct on (lower(v.sku)) lower(v.sku) as sku, p.id, p.name, p.image, p.is_draft as "isDraft"
   from variants v join products p on p.id = v.product_id
   where lower(v.sku) = any($1::text[]) and v.sku is not null and v.deleted_at is null and p.deleted_at is null
   order by lower(v.sku), p.id`,
);

/** The products that have these SKUs now, drafts too, each SKU in small letters. */
export function findBySkus({ em }: Context, skus: readonly string[]): Promise<SkuMatch[]> {
  return readBySku(em, [...new Set(skus.map((sku) => sku.trim().toLowerCase()))]);
}
