import type { Variant } from './variant.entity.ts';

/** SQL of the units of a variant `v` that can be bought; below zero when more are owed than may be. */
export const AVAILABLE = '(v.count_in_stock + coalesce(v.backorder_limit, 0))';

/** Units of a variant that can be bought: those in stock, and those that may be sold on backorder. */
export const availableUnits = ({
  countInStock,
  backorderLimit,
}: Pick<Variant, 'countInStock' | 'backorderLimit'>): number =>
  Math.max(0, countInStock + (backorderLimit ?? 0));
