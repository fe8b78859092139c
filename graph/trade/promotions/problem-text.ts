import { formatMoney, type MoneySettings } from '#money/format-money';
import type { PromotionReason } from '#money/promotion';

/** Why a code does not apply, or why it cannot be one of the shop. */
export type CodeReason = PromotionReason | 'UNKNOWN';

/** Reasons that name no number. */
export type PlainReason = Exclude<CodeReason, 'MIN_ITEMS' | 'MIN_QTY'>;

const sentences: Record<PlainReason, string> = {
  UNKNOWN: 'This code is not known. Check its spelling.',
  NOT_STARTED: 'This code cannot be used yet.',
  ENDED: 'This code has expired.',
  USED_UP: 'This code was used as often as it can be.',
  USED_BEFORE: 'You have used this code as often as you can.',
  FIRST_ORDER_ONLY: 'This code is for a first order.',
  SEGMENT_ONLY:
    'This code is for some customers only. If you are one of them, sign in with an account whose e-mail address is confirmed.',
  NOTHING_ELIGIBLE: 'This code is for other products than those in your cart.',
  NO_SAVING: 'This code takes nothing more off: you save as much or more without it.',
};

/** One sentence for the shopper. */
export function problemText(reason: PlainReason): string {
  return sentences[reason];
}

/** The same; `missing` is minor units of MIN_ITEMS, and items of MIN_QTY. */
export function missingText(reason: CodeReason, missing: number, money: MoneySettings): string {
  if (reason === 'MIN_ITEMS') return `Add ${formatMoney(missing, money)} more to use this code.`;
  if (reason === 'MIN_QTY')
    return `Add ${missing} more ${missing === 1 ? 'item' : 'items'} to use this code.`;
  return problemText(reason);
}
