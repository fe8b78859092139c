import type { OrderState } from '../orders/order-state.ts';

/** How screens call the states of orders. */
export const STATE_WORDS: Record<OrderState, string> = {
  PLACED: 'Placed',
  AUTHORIZED: 'Reserved',
  PAID: 'Paid',
  PARTLY_PAID: 'Partly paid',
  PARTLY_FULFILLED: 'Partly shipped',
  FULFILLED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
};

/** The same of orders that are fetched. */
export const FETCHED_WORDS: Partial<typeof STATE_WORDS> = {
  PARTLY_FULFILLED: 'Partly ready to be fetched',
  FULFILLED: 'Ready to be fetched',
  DELIVERED: 'Picked up',
};

const casesOf = (words: object) =>
  Object.entries(words)
    .map(([state, text]) => `when '${state}' then '${text}'`)
    .join(' ');

/** SQL of the state of a row of `orders` in words, by SQL of its name. */
export const stateInWords = (state: string): string => `
  (select coalesce(case when orders.shipping_method->>'kind' = 'pickup' then case name ${casesOf(FETCHED_WORDS)} end end,
    case name ${casesOf(STATE_WORDS)} end) from (select ${state} as name offset 0) state)`;
