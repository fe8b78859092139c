import * as t from '#messages/cart';
import { formatMoney, type MoneySettings } from '#money/format-money';
import type { LineProblem } from '../../../graph/core/errors.ts';

export type { LineProblem };

/** One short sentence for the shopper. */
export function lineProblemText({ reason, price, available }: LineProblem, settings: MoneySettings): string {
  if (reason === 'NO_LONGER_SOLD') return t.noLongerSold;
  if (reason === 'PRICE_CHANGED') return t.priceIsNow(formatMoney(price ?? 0, settings));
  return available ? t.onlyLeftQuantityLowered(available) : t.outOfStock;
}

/**
 * The problems to show after another check. A changed price or a lowered quantity is found only once and stays shown;
 * a line that cannot be bought is found by every check until it can be.
 */
export function mergeProblems(shown: LineProblem[], found: LineProblem[]): LineProblem[] {
  const isFoundAgain = (old: LineProblem) =>
    found.some(({ variantId, reason }) => variantId === old.variantId && reason === old.reason);
  const lasting = shown.filter((old) => old.reason === 'PRICE_CHANGED' || old.available);
  return [...lasting.filter((old) => !isFoundAgain(old)), ...found];
}
