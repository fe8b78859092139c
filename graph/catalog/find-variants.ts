import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type ProductRow, productColumns, visible } from './product-row.ts';

/** A variant that is sold, with its product. */
export interface SoldVariant {
  id: string;
  /** Minor units. */
  price: number;
  /** Pieces that can be bought. */
  countInStock: number;
  product: ProductRow;
}

const readSold = productColumns.read<
  [ids: string[]],
  { variantId: string; variantPrice: number; variantStock: number }
>(
  `, "variantId", "variantPrice", "variantStock" from (
     select id as "variantId", product_id, price as "variantPrice", count_in_stock as "variantStock"
     from variants where id = any($1::uuid[]) and deleted_at is null
   ) as variant join products on products.id = product_id where ${visible(false)}`,
);

/** The variants among these ids that are sold, in no particular order. */
export async function findVariants(em: SqlEntityManager, ids: string[]): Promise<SoldVariant[]> {
  if (ids.length === 0) return [];
  const rows = await readSold(em, ids);
  return rows.map(({ variantId: id, variantPrice: price, variantStock: countInStock, ...product }) => {
    return { id, price, countInStock, product };
  });
}
