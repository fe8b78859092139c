import type { Cents } from './cents.ts';
import type { LineToPrice } from './priced-order.ts';

/** Most discount codes of a cart. */
export const MAX_CODES = 5;

/** What a promotion takes off. */
export type PromotionKind = 'percent' | 'amount' | 'free_shipping' | 'buy_x_get_y';

/** What a promotion takes off, and under which conditions. Amounts are in minor units. */
export interface PromotionTerms {
  id: string;
  title: string;
  kind: PromotionKind;
  /** Basis points of `percent`, and of the price of the units that `buy_x_get_y` reduces; minor units of `amount`. */
  value: number;
  /** Of `buy_x_get_y`: of so many units and `getQty` more, the cheapest `getQty` are reduced. */
  buyQty: number;
  getQty: number;
  /** It is for products of these categories and of those below them, of these collections, and for these products; for all when all are empty. */
  categoryIds: readonly string[];
  collectionIds: readonly string[];
  productIds: readonly string[];
  /** The lines that it is for must cost so much before discounts, or have so many units. */
  minItems: Cents | null;
  minQty: number | null;
  firstOrderOnly: boolean;
  /** It is for the customers of this segment; for all without one. */
  segmentId: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  maxPerPerson: number | null;
  /** Whether it applies beside others. Of those that do not, at most one applies. */
  stacks: boolean;
  /** Those with a higher number are applied first. */
  priority: number;
}

/** A promotion that may apply to a cart. */
export interface OfferedPromotion extends PromotionTerms {
  /** The code that was typed; null when it applies by itself. */
  code: string | null;
  /** How often it can still be used with this code; null without a limit. */
  usesLeft: number | null;
}

/** A line with what promotions ask for. */
export interface PromotedLine extends LineToPrice {
  product: string;
  /** Its category and those above it. */
  categoryIds: readonly string[];
  /** Those of the collections of the promotions that it is in. */
  collectionIds: readonly string[];
}

/** What promotions ask of the buyer. */
export interface BuyerHistory {
  hasOrdered: boolean;
  /** Segments of customers that the buyer is in, by their ids. */
  segments: ReadonlySet<string>;
  /** How often each promotion was used, by its id. */
  uses: ReadonlyMap<string, number>;
}

export type PromotionReason =
  | 'NOT_STARTED'
  | 'ENDED'
  | 'USED_UP'
  | 'USED_BEFORE'
  | 'FIRST_ORDER_ONLY'
  | 'SEGMENT_ONLY'
  | 'NOTHING_ELIGIBLE'
  | 'MIN_ITEMS'
  | 'MIN_QTY'
  | 'NO_SAVING';

/** Why a promotion does not apply. */
export interface PromotionProblem {
  promotion: OfferedPromotion;
  reason: PromotionReason;
  /** What is missing: minor units of MIN_ITEMS, units of MIN_QTY, else 0. */
  missing: number;
}

/** How often one person may use it; what is for a first order, once. */
export function perPerson({
  maxPerPerson,
  firstOrderOnly,
}: Pick<PromotionTerms, 'maxPerPerson' | 'firstOrderOnly'>): number {
  return firstOrderOnly ? 1 : (maxPerPerson ?? Number.POSITIVE_INFINITY);
}
