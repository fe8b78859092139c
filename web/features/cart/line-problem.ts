import { type Cents, formatMoney } from '#money/cents';

/** Why a line is not what the shopper was shown. The server answers a refused checkout in the same shape. */
export interface LineProblem {
  productId: string;
  name: string;
  reason: 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'NO_LONGER_SOLD';
  /** The price now, when it changed. */
  price?: Cents;
  /** Pieces left, when there are too few. */
  available?: number;
}

/** One short sentence for the shopper. `symbol` is the currency symbol. */
export function lineProblemText({ reason, price, available }: LineProblem, symbol: string): string {
  if (reason === 'NO_LONGER_SOLD') return 'No longer sold';
  if (reason === 'PRICE_CHANGED') return `Price is now ${formatMoney(price ?? 0, symbol)}`;
  return available ? `Only ${available} left: quantity lowered` : 'Out of stock';
}
