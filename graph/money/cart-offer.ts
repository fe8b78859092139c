import { fitPromotions } from './apply-promotions.ts';
import type { Cents } from './cents.ts';
import type { Discount } from './priced-order.ts';
import type { OfferedPromotion, PromotedLine } from './promotion.ts';

/**
 * What takes most off one unit that anybody buys alone, among promotions that apply by themselves; null when none does. Those that
 * depend on the buyer, on other items or on shipping are left out: they may not come true.
 */
export function cartOffer(
  line: PromotedLine,
  offered: readonly OfferedPromotion[],
  now: Date,
): Discount | null {
  const certain = offered.filter(
    ({ code, kind, firstOrderOnly, segmentId, maxPerPerson }) =>
      code === null &&
      (kind === 'percent' || kind === 'amount') &&
      !firstOrderOnly &&
      segmentId === null &&
      maxPerPerson === null,
  );
  const { fitting } = fitPromotions([{ ...line, qty: 1 }], certain, { now, buyer: null });
  const discounts = fitting.map(({ discount }) => discount);
  return discounts.toSorted((a, b) => amountOf(b, line.price) - amountOf(a, line.price))[0] ?? null;
}

function amountOf({ kind, value }: Discount, price: Cents): number {
  return kind === 'percent' ? (price * value) / 100_00 : Math.min(value, price);
}
