import type { Product } from './product.entity.ts';
import type { Variant } from './variant.entity.ts';

/** SQL of the units of a variant `v` that can be bought; below zero when more are owed than may be. */
export const AVAILABLE = '(v.count_in_stock + coalesce(v.backorder_limit, 0))';

/** SQL of whether a variant of the product with this id, a column, can be bought. */
export const hasAvailable = (product: string): string =>
  `exists (select from variants v where v.product_id = ${product} and v.deleted_at is null and ${AVAILABLE} > 0)`;

/** How many units may be sold beyond the stock. A stored 0 says that none may, while some that were sold so are not there: it ends with them. */
export const backorderLimitOf = ({
  countInStock,
  backorderLimit,
}: Pick<Variant, 'countInStock' | 'backorderLimit'>): number | null =>
  backorderLimit === 0 && countInStock >= 0 ? null : backorderLimit;

/** Units of a variant that can be bought: those in stock, and those that may be sold on backorder. */
export const availableUnits = ({
  countInStock,
  backorderLimit,
}: Pick<Variant, 'countInStock' | 'backorderLimit'>): number =>
  Math.max(0, countInStock + (backorderLimit ?? 0));

/** Units of all variants of a product that can be bought. */
export const availableOf = ({
  countInStock,
  backorderUnits,
}: Pick<Product, 'countInStock' | 'backorderUnits'>): number => countInStock + backorderUnits;
