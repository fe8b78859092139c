import { orderName } from '#money/order-name';

export interface Transfer {
  amount: number;
  currency: string;
  payer?: string | null;
  text?: string | null;
}

/** An order that a transfer may pay. */
export interface Candidate {
  number: number;
  totalPrice: number;
  currency: string;
  names: readonly (string | null)[];
  isPaid: boolean;
  isCancelled: boolean;
}

/** `EXACT`: number and amount are those of an open order. `LIKELY`: amount and name are those of one alone. */
export type Certainty = 'EXACT' | 'LIKELY' | 'NONE';

export interface Match<Order> {
  certainty: Certainty;
  order: Order | null;
  /** Why it is none, or why it is only likely. */
  reason: string | null;
}

const none = <Order>(reason: string, order: Order | null = null): Match<Order> => ({
  certainty: 'NONE',
  order,
  reason,
});

/** The numbers of orders that a text may name: digits that stand alone, with or without "#". */
export function numbersIn(text: string): number[] {
  const found = text.match(/(?<![\p{L}\p{N}.,/-])\d{4,9}(?![\p{L}\p{N}]|[.,/-]\d)/gu) ?? [];
  return [...new Set(found.map(Number))];
}

/** The order that a transfer pays. A transfer for two orders, or for a part of one, is left to staff. */
export function matchTransfer<Order extends Candidate>(
  transfer: Transfer,
  orders: readonly Order[],
): Match<Order> {
  const numbers = new Set(numbersIn(transfer.text ?? ''));
  const named = orders.filter(({ number }) => numbers.has(number));
  const open = (order: Order) => !order.isPaid && !order.isCancelled;
  const fits = (order: Order) =>
    open(order) && order.totalPrice === transfer.amount && order.currency === transfer.currency;
  const [exact, another] = named.filter(fits);
  if (exact && !another) return { certainty: 'EXACT', order: exact, reason: null };
  if (another) return none('It names several orders of this amount.');
  const [first] = named;
  if (first) return none(whyNot(first, transfer), first);
  const likely = orders.filter(
    (order) => fits(order) && order.names.some((name) => isSameName(name, transfer.payer)),
  );
  if (likely.length > 1) return none('Several open orders have this amount and name.');
  return likely[0]
    ? { certainty: 'LIKELY', order: likely[0], reason: 'It names no order; amount and name are the same.' }
    : none('No open order has its number, or its amount and name.');
}

function whyNot(
  { number, isPaid, isCancelled, totalPrice, currency }: Candidate,
  { amount, currency: sent }: Transfer,
) {
  const order = orderName(number);
  if (isCancelled) return `${order} is cancelled.`;
  if (isPaid) return `${order} is paid already.`;
  if (currency !== sent) return `${order} is in ${currency}.`;
  return amount < totalPrice
    ? `It is less than the total of ${order}.`
    : `It is more than the total of ${order}.`;
}

/** Banks write names in capitals, without accents and in any order. */
function isSameName(one: string | null, other: string | null | undefined): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  return a.length > 0 && a.join(' ') === b.join(' ');
}

const wordsOf = (name: string | null | undefined) =>
  (name ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1)
    .sort();
