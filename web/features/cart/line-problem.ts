import type { Cents } from '#money/cents';
import { formatMoney, type MoneySettings } from '#money/format-money';

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

/** One short sentence for the shopper. */
export function lineProblemText({ reason, price, available }: LineProblem, settings: MoneySettings): string {
  if (reason === 'NO_LONGER_SOLD') return 'No longer sold';
  if (reason === 'PRICE_CHANGED') return `Price is now ${formatMoney(price ?? 0, settings)}`;
  return available ? `Only ${available} left: quantity lowered` : 'Out of stock';
}

/**
 * What there is to tell after another check. A changed price or a lowered quantity is found once only and stays told;
 * what cannot be bought is found by every check while it lasts.
 */
export function mergeProblems(told: LineProblem[], found: LineProblem[]): LineProblem[] {
  const isFoundAgain = (old: LineProblem) =>
    found.some(({ productId, reason }) => productId === old.productId && reason === old.reason);
  const lasting = told.filter((old) => old.reason === 'PRICE_CHANGED' || old.available);
  return [...lasting.filter((old) => !isFoundAgain(old)), ...found];
}
