import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { Product } from './product.entity.ts';

/** Columns that lists do not need: their fields read them when they are selected. */
type Unread =
  | 'deletedAt'
  | 'listedIn'
  | 'attributes'
  | 'tags'
  | 'sold30d'
  | 'manufacturerId'
  | 'warnings'
  | 'documents';

/** A product as it is read, past the entity layer. */
export type ProductRow = RowOf<Product, Unread>;

export const productColumns = columnsOf(
  Product,
  ...(['deletedAt', 'listedIn', 'attributes', 'tags', 'sold30d'] as const),
  ...(['manufacturerId', 'warnings', 'documents'] as const),
);

/** The condition on products: those that are sold, optionally with drafts. */
export const visible = (withDrafts: boolean) =>
  withDrafts ? 'deleted_at is null' : 'deleted_at is null and not is_draft';

/** A prepared read of products; `rest` says which, in which order and how many. */
export const productRead = <Values extends unknown[]>(rest: string) =>
  productColumns.read<Values>(`from products ${rest}`);
