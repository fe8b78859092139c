import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Product } from './product.entity.ts';

/** The columns that a product is read from on the hot paths, past the entity layer. */
interface ProductTable {
  id: string;
  name: string;
  image: string;
  brand: string;
  category: string;
  description: string;
  price: number;
  count_in_stock: number;
  rating: number;
  num_reviews: number;
  created_at: string;
  is_draft: boolean;
  deleted_at: string | null;
  search: string;
}

/** A product as it is read: the visible fields of the entity, without the entity. */
export type ProductRow = Pick<
  Product,
  | 'id'
  | 'name'
  | 'image'
  | 'brand'
  | 'category'
  | 'description'
  | 'price'
  | 'countInStock'
  | 'rating'
  | 'numReviews'
  | 'createdAt'
  | 'isDraft'
>;

/** Which products: those that are sold, and drafts as well for admins who want them. For statements of their own. */
export const visible = (withDrafts: boolean) =>
  withDrafts ? sql`deleted_at is null` : sql`deleted_at is null and not is_draft`;

/** A query for products that are sold. Finish it with `toProduct` on each row. */
export function selectProducts(em: SqlEntityManager) {
  return selectWithDrafts(em).where('is_draft', '=', false);
}

/** A query for products that are sold or still drafts, for admins. */
export function selectWithDrafts(em: SqlEntityManager) {
  return em
    .getKysely<{ products: ProductTable }>()
    .selectFrom('products')
    .where('deleted_at', 'is', null)
    .select([
      'id',
      'name',
      'image',
      'brand',
      'category',
      'description',
      'price',
      'count_in_stock as countInStock',
      'rating',
      'num_reviews as numReviews',
      'created_at as createdAt',
      'is_draft as isDraft',
    ]);
}

export function toProduct(row: Omit<ProductRow, 'createdAt'> & { createdAt: string }): ProductRow {
  return { ...row, createdAt: new Date(row.createdAt) };
}
