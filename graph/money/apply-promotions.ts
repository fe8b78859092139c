import type { Cents } from './cents.ts';
import { priceOrder } from './price-order.ts';
import { type Discount, type OrderRules } from './priced-order.ts';
import {
  type BuyerHistory,
  type OfferedPromotion,
  type PromotedLine,
  type PromotionProblem,
  type PromotionReason,
  type PromotionTerms,
  perPerson,
} from './promotion.ts';

interface Situation {
  now: Date;
  /** Null for a guest, of whom nothing is known yet. */
  buyer: BuyerHistory | null;
}

interface Fitting {
  promotion: OfferedPromotion;
  discount: Discount;
}

/**
 * The discounts of an order: of the promotions that fit, those that make the total lowest together, at most one of which does
 * not stack. One that does not lower the total is left out. The order of `offered` does not matter.
 */
export function applyPromotions(
  lines: readonly PromotedLine[],
  offered: readonly OfferedPromotion[],
  { rules, ...situation }: Situation & { rules: OrderRules },
): { discounts: Discount[]; problems: PromotionProblem[] } {
  const { fitting, problems } = fitPromotions(lines, offered, situation);
  const chosen = choose(fitting, (some) => priceOrder(lines, rules, some).totalPrice);
  for (const { promotion, discount } of fitting)
    if (!chosen.includes(discount)) problems.push({ promotion, reason: 'NO_SAVING', missing: 0 });
  return { discounts: chosen, problems };
}

/** The promotions whose conditions are met, by priority, and why others are not; each at most once. */
export function fitPromotions(
  lines: readonly PromotedLine[],
  offered: readonly OfferedPromotion[],
  situation: Situation,
): { fitting: Fitting[]; problems: PromotionProblem[] } {
  const problems: PromotionProblem[] = [];
  const fitting = new Map<string, Fitting>();
  for (const promotion of offered.toSorted(byPriority)) {
    const positions = positionsOf(lines, promotion);
    const [reason, missing = 0] = fitting.has(promotion.id)
      ? (['NO_SAVING'] as const)
      : (problemOf(lines, positions, promotion, situation) ?? []);
    if (reason) problems.push({ promotion, reason, missing });
    else fitting.set(promotion.id, { promotion, discount: discountOf(lines, positions, promotion) });
  }
  return { fitting: [...fitting.values()], problems };
}

/** So many combinations are compared, else those of all that stack or none: a cart is priced at each change. */
const MOST_COMPARED = 64;

/** The discounts with the lowest total, and of several such the fewest. At most one of them does not stack. */
function choose(entries: readonly Fitting[], totalOf: (discounts: Discount[]) => Cents): Discount[] {
  const those = (stacks: boolean) =>
    entries.flatMap(({ promotion, discount }) => (promotion.stacks === stacks ? [discount] : []));
  const [stacking, alone] = [those(true), those(false)];
  const isFew = (alone.length + 1) * 2 ** stacking.length <= MOST_COMPARED;
  const together = isFew ? subsetsOf(stacking) : [stacking, []];
  const beside = alone.flatMap((each) => together.map((set) => [each, ...set]));
  const byPriority = entries.map(({ discount }) => discount);
  const sets = [...together, ...beside.map((set) => byPriority.filter((each) => set.includes(each)))];
  let chosen: Discount[] = [];
  let total = totalOf(chosen);
  const attempt = (discounts: Discount[], most: Cents) => {
    const cost = totalOf(discounts);
    if (cost <= most) [chosen, total] = [discounts, cost];
  };
  for (const set of sets.toSorted((one, other) => one.length - other.length)) attempt(set, total - 1);
  for (const discount of chosen.toReversed()) {
    attempt(
      chosen.filter((other) => other !== discount),
      total,
    );
  }
  return chosen;
}

function subsetsOf<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  const others = subsetsOf(rest);
  return [...others.map((set) => [first, ...set]), ...others];
}

function byPriority(one: OfferedPromotion, other: OfferedPromotion): number {
  return (
    other.priority - one.priority || compare(one.id, other.id) || compare(one.code ?? '', other.code ?? '')
  );
}

const compare = (one: string, other: string) => Number(one > other) - Number(one < other);

/** The positions of the lines that it is for. */
function positionsOf(
  lines: readonly PromotedLine[],
  { categoryIds, collectionIds, productIds }: PromotionTerms,
): number[] {
  const isForAll = categoryIds.length + collectionIds.length + productIds.length === 0;
  return [...lines.keys()].filter((position) => {
    const line = lines[position]!;
    return (
      isForAll ||
      productIds.includes(line.product) ||
      line.categoryIds.some((category) => categoryIds.includes(category)) ||
      line.collectionIds.some((collection) => collectionIds.includes(collection))
    );
  });
}

/** Why it does not fit, and what is missing. */
function problemOf(
  lines: readonly PromotedLine[],
  positions: readonly number[],
  promotion: OfferedPromotion,
  { now, buyer }: Situation,
): [PromotionReason, number?] | null {
  const { startsAt, endsAt, usesLeft, firstOrderOnly, segmentId } = promotion;
  const { kind, minItems, minQty, buyQty, getQty } = promotion;
  if (startsAt && now < startsAt) return ['NOT_STARTED'];
  if (endsAt && now >= endsAt) return ['ENDED'];
  // First, so that others learn nothing more of it.
  if (segmentId !== null && !buyer?.segments.has(segmentId)) return ['SEGMENT_ONLY'];
  if (usesLeft !== null && usesLeft <= 0) return ['USED_UP'];
  if (buyer && (buyer.uses.get(promotion.id) ?? 0) >= perPerson(promotion)) return ['USED_BEFORE'];
  if (buyer?.hasOrdered && firstOrderOnly) return ['FIRST_ORDER_ONLY'];
  if (positions.length === 0) return ['NOTHING_ELIGIBLE'];
  const sum = positions.reduce((total, at) => total + lines[at]!.price * lines[at]!.qty, 0);
  if (sum < (minItems ?? 0)) return ['MIN_ITEMS', minItems! - sum];
  const units = positions.reduce((total, at) => total + lines[at]!.qty, 0);
  const needed = Math.max(minQty ?? 0, kind === 'buy_x_get_y' ? buyQty + getQty : 0);
  return units < needed ? ['MIN_QTY', needed - units] : null;
}

function discountOf(
  lines: readonly PromotedLine[],
  positions: readonly number[],
  promotion: OfferedPromotion,
): Discount {
  const { id, title, code, kind, value } = promotion;
  const named = { id, title, code };
  if (kind === 'free_shipping') return { ...named, kind: 'shipping', value: 0, positions: null };
  if (kind !== 'buy_x_get_y') return { ...named, kind, value, positions };
  const { reduced, cost } = cheapest(lines, positions, promotion);
  const amount = Math.floor((2 * cost * value + 100_00) / (2 * 100_00));
  return { ...named, kind: 'amount', value: amount, positions: reduced };
}

/** The lines of the cheapest units that `buy_x_get_y` reduces, and what those units cost. */
function cheapest(
  lines: readonly PromotedLine[],
  positions: readonly number[],
  { buyQty, getQty }: PromotionTerms,
): { reduced: number[]; cost: Cents } {
  const units = positions.reduce((total, at) => total + lines[at]!.qty, 0);
  let left = Math.floor(units / (buyQty + getQty)) * getQty;
  let cost = 0;
  const reduced: number[] = [];
  for (const at of positions.toSorted((a, b) => lines[a]!.price - lines[b]!.price || a - b)) {
    if (left === 0) break;
    const qty = Math.min(left, lines[at]!.qty);
    cost += qty * lines[at]!.price;
    left -= qty;
    reduced.push(at);
  }
  return { reduced, cost };
}
