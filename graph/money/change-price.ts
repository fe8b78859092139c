import { type Cents, MAX_CENTS } from './cents.ts';

/** What something costs, and what it cost before it was reduced. */
export interface PricePair {
  price: Cents;
  compareAtPrice: Cents | null;
}

/** A change of prices: exactly one of the first five. */
export interface PriceChange {
  /** Hundredths of a percent to add: -1000 is 10 % less. */
  basisPoints?: number | null;
  /** Minor units to add; negative ones are taken off. */
  amount?: Cents | null;
  price?: Cents | null;
  compareAtPrice?: Cents | null;
  /** The price before becomes the price again. */
  endReduction?: boolean | null;
  /** Together with a new price: the price until now is shown as the price before, unless there is one already. */
  isReduction?: boolean | null;
}

/**
 * The prices after a change. A percentage is rounded half up to a minor unit, and makes nothing free that was not. A price
 * before is left out when it is no longer above the price. The result may be impossible: see `priceProblem`.
 */
export function changePrice(before: PricePair, change: PriceChange): PricePair {
  const { price, compareAtPrice } = before;
  if (change.endReduction) return { price: compareAtPrice ?? price, compareAtPrice: null };
  if (change.compareAtPrice != null) return { price, compareAtPrice: change.compareAtPrice };
  const changed = newPrice(price, change);
  if (change.isReduction) return { price: changed, compareAtPrice: compareAtPrice ?? price };
  return {
    price: changed,
    compareAtPrice: compareAtPrice !== null && compareAtPrice > changed ? compareAtPrice : null,
  };
}

/** Why these prices cannot be, as the end of a sentence; null when they can. */
export function priceProblem({ price, compareAtPrice }: PricePair): string | null {
  if (price < 0) return 'would cost less than nothing';
  if (Math.max(price, compareAtPrice ?? 0) > MAX_CENTS) return 'would cost too much';
  if (compareAtPrice !== null && compareAtPrice <= price)
    return 'would not cost less than the price before it was reduced';
  return null;
}

function newPrice(price: Cents, { basisPoints, amount, price: set }: PriceChange): Cents {
  if (basisPoints == null) return set ?? price + (amount ?? 0);
  const exact = price * (100_00 + basisPoints);
  return Math.max(Math.floor((exact + 50_00) / 100_00), Math.min(price, 1));
}
