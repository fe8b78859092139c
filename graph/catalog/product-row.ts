import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { preparedRead } from '../core/prepared-read.ts';
import type { Product } from './product.entity.ts';

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
  | 'ratingHistogram'
  | 'createdAt'
  | 'isDraft'
>;

/** What is selected of a product. Finish it with `toProduct` on each row. */
export const PRODUCT_COLUMNS = `id, name, image, brand, category, description, price,
  count_in_stock as "countInStock", rating, num_reviews as "numReviews", stars as "ratingHistogram",
  created_at as "createdAt", is_draft as "isDraft"`;

/** Which products: those that are sold, and drafts as well for admins who want them. */
export const visible = (withDrafts: boolean) =>
  withDrafts ? 'deleted_at is null' : 'deleted_at is null and not is_draft';

/** As the database gives it. */
export type StoredProduct = Omit<ProductRow, 'createdAt'> & { createdAt: string };

export function toProduct(row: StoredProduct): ProductRow {
  return { ...row, createdAt: new Date(row.createdAt) };
}

/** A prepared read of products; `rest` says which, in which order and how many. */
export function productRead<Values extends unknown[]>(
  rest: string,
): (em: SqlEntityManager, ...values: Values) => Promise<ProductRow[]> {
  const read = preparedRead<StoredProduct, Values>(`select ${PRODUCT_COLUMNS} from products ${rest}`);
  return async (em, ...values) => (await read(em, ...values)).map(toProduct);
}
