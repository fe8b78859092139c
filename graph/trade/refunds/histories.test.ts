import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal } from '#money/credited-units';
import { DomainError } from '../../core/errors.ts';
import type { LockedRefunds } from '../payments/lock-refunds.ts';
import { decideCancellation } from './cancel-order-items.ts';
import type { WantedCredit } from './credit-order.ts';
import type { Creditable } from './find-creditable.ts';
import { decideRefund, decideSetOff } from './refund-order.ts';

/** Of a night: `HISTORIES=100000 vitest run --project unit graph/trade/refunds/histories.test.ts`. */
const numRuns = Number(process.env.HISTORIES ?? 500);
const idempotencyKey = 'a key of some length';

const line = fc.record({
  price: fc.nat(100_000),
  qty: fc.integer({ min: 1, max: 40 }),
  reduced: fc.nat(100),
  tax: fc.nat(20_000),
});
const step = fc.record({
  kind: fc.constantFrom(
    ...(['pay', 'ship', 'cancel', 'cancel all', 'refund', 'dashboard', 'fail'] as const),
    ...(['return', 'receive', 'refund return', 'exchange', 'withdraw'] as const),
  ),
  at: fc.nat(5),
  units: fc.integer({ min: 1, max: 12 }),
  shippingAmount: fc.nat(3000),
  goodwillAmount: fc.nat(3000),
  restock: fc.boolean(),
});
const history = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shipping: fc.nat(10_000),
  pricesIncludeTax: fc.boolean(),
  isPaid: fc.boolean(),
  steps: fc.array(step, { maxLength: 40, size: 'max' }),
});

/** Units of a line that come back. */
interface Returned {
  return: { id: string };
  orderLine: { id: string };
  qty: number;
  receivedQty: number | null;
  creditedQty: number;
}

/** An order, as its rows would be, and what happens to it. */
function model({
  lines,
  shipping,
  pricesIncludeTax,
  isPaid,
}: typeof history extends fc.Arbitrary<infer T> ? T : never) {
  const parts = lines.map(({ price, qty, reduced, tax }, at) => {
    const discount = Math.floor((price * qty * reduced) / 100);
    const total = lineTotal({ price, qty, discount, tax }, pricesIncludeTax);
    const id = `line ${at}`;
    return {
      id,
      item: id,
      qty,
      total,
      shipped: 0,
      open: qty,
      cancelled: 0,
      credited: 0,
      pending: 0,
      restockable: 0,
      amount: 0,
      /** Shipped units that are at the shop again. */
      back: 0,
    };
  });
  const total = parts.reduce((sum, part) => sum + part.total, shipping);
  const sums = { left: total, shippingLeft: shipping, refundable: isPaid ? total : 0 };
  return {
    parts,
    sums,
    total,
    shipping,
    isPaid,
    isOver: false,
    setOff: 0,
    refunds: [] as { amount: number }[],
    returns: [] as Returned[],
  };
}
type Model = ReturnType<typeof model>;

const stateOf = ({ parts, sums, returns, isPaid }: Model) =>
  ({
    lines: parts,
    refunds: isPaid ? ({} as LockedRefunds) : null,
    ...sums,
    received: returns.filter(({ receivedQty, creditedQty }) => (receivedQty ?? 0) > creditedQty),
    reserved: [],
  }) as unknown as Creditable;

/** Counts anew what the shop reads of its rows. */
function recount({ parts, returns }: Model): void {
  for (const part of parts) {
    part.restockable = part.shipped - part.back;
    part.pending = returns
      .filter(({ orderLine }) => orderLine === part)
      .reduce((sum, { qty, receivedQty, creditedQty }) => sum + (receivedQty ?? qty) - creditedQty, 0);
  }
}

/** Asks for the return of units of a line, as many as can come back. */
function giveBack({ returns }: Model, part: Model['parts'][number], units: number): void {
  const qty = Math.min(units, part.shipped - (part.credited - part.cancelled) - part.pending);
  if (qty <= 0) return;
  const id = `return ${returns.length}`;
  returns.push({ return: { id }, orderLine: part, qty, receivedQty: null, creditedQty: 0 });
}

function apply(state: Model, wanted: WantedCredit, returned?: Returned): void {
  const { parts, sums, refunds } = state;
  const { kind, lines, shippingAmount, amount, setOffAmount = 0 } = wanted;
  for (const { id, qty, amount: ofUnits, isRestocked } of lines) {
    const part = parts.find((each) => each.id === id)!;
    part.credited += qty;
    part.amount += ofUnits;
    if (returned) returned.creditedQty += qty;
    else if (kind === 'refund' && isRestocked) part.back += qty;
    if (kind !== 'cancellation') continue;
    part.cancelled += qty;
    part.open -= qty;
  }
  sums.left -= amount;
  sums.shippingLeft -= shippingAmount;
  const back = Math.min(amount, sums.refundable) - setOffAmount;
  sums.refundable -= back + setOffAmount;
  state.setOff += setOffAmount;
  if (back > 0) refunds.push({ amount: back });
}

function attempt(state: Model, decide: () => WantedCredit, returned?: Returned): void {
  try {
    apply(state, decide(), returned);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** Throws an Error when the state breaks a rule. Plain comparisons, since there are millions of them. */
function check({ parts, sums, total, shipping, refunds, returns, setOff, isPaid }: Model): void {
  const given = refunds.reduce((sum, { amount }) => sum + amount, setOff);
  const isWrong =
    parts.some(
      ({ qty, shipped, open, cancelled, credited, pending, back, amount, total: cost }) =>
        Math.min(shipped, open, cancelled) < 0 ||
        shipped + open + cancelled !== qty ||
        credited > qty ||
        credited - cancelled + pending > shipped ||
        back > shipped ||
        pending < 0 ||
        amount !== Math.floor((cost * credited) / qty),
    ) ||
    Math.min(sums.left, sums.shippingLeft, sums.refundable) < 0 ||
    sums.shippingLeft > shipping ||
    returns.some(
      ({ qty, receivedQty, creditedQty }) => creditedQty > (receivedQty ?? 0) || (receivedQty ?? 0) > qty,
    ) ||
    given + sums.refundable !== (isPaid ? total : 0);
  if (isWrong) throw new Error(JSON.stringify({ parts, sums, total, shipping, refunds, returns, setOff }));
}

test('whatever is paid, shipped, cancelled, returned, exchanged, withdrawn and refunded in whatever order, units and money add up', () => {
  fc.assert(
    fc.property(history, (given) => {
      const state = model(given);
      for (const { kind, at, units, shippingAmount, goodwillAmount, restock } of given.steps) {
        recount(state);
        const part = state.parts[at % state.parts.length]!;
        const lines = [{ orderItemId: part.id, quantity: units, restock }];
        const input = { orderId: 'order', idempotencyKey, reason: 'A scratch.' };
        if (state.isOver) break;
        if (kind === 'pay') {
          if (!state.isPaid) Object.assign(state, { isPaid: true }).sums.refundable = state.total;
        } else if (kind === 'ship') {
          const shipped = Math.min(units, part.open);
          part.shipped += shipped;
          part.open -= shipped;
        } else if (!state.isPaid && (kind.startsWith('cancel') || kind === 'withdraw')) {
          // An unpaid order is cancelled as a whole.
          state.isOver = kind === 'cancel all' && part.shipped === 0;
        } else if (kind === 'cancel' || kind === 'cancel all') {
          const wanted = { ...input, lines: kind === 'cancel' ? lines : null };
          attempt(state, () => decideCancellation(stateOf(state), wanted, true));
        } else if (kind === 'refund') {
          const wanted = { ...input, lines: at % 2 ? lines : [], shippingAmount, goodwillAmount };
          attempt(state, () => decideRefund(stateOf(state), wanted, String));
        } else if (kind === 'return') {
          giveBack(state, part, units);
        } else if (kind === 'receive') {
          const coming = state.returns.find(({ receivedQty }) => receivedQty === null);
          if (coming) {
            coming.receivedQty = Math.min(coming.qty, units);
            state.parts.find((each) => each === coming.orderLine)!.back += coming.receivedQty;
          }
        } else if (kind === 'withdraw') {
          attempt(state, () => decideCancellation(stateOf(state), { ...input, lines: null }, true));
          for (const each of state.parts) giveBack(state, each, each.qty);
        } else if (kind === 'refund return' || kind === 'exchange') {
          const returned = state.returns[at % Math.max(state.returns.length, 1)];
          if (!returned) continue;
          const returnId = returned.return.id;
          const wanted = {
            ...input,
            returnId,
            lines: [{ orderItemId: returned.orderLine.id, quantity: units, restock }],
            shippingAmount: 0,
            goodwillAmount: 0,
          };
          const decide = () => decideRefund(stateOf(state), wanted, String);
          const price = shippingAmount;
          attempt(
            state,
            kind === 'exchange' ? () => decideSetOff(decide(), price, stateOf(state), String) : decide,
            returned,
          );
        } else if (kind === 'dashboard') {
          const amount = Math.min(goodwillAmount, state.sums.refundable);
          state.sums.refundable -= amount;
          if (amount > 0) state.refunds.push({ amount });
        } else {
          // The bank did not make a refund: the money is with the shop again.
          const failed = state.refunds.splice(at, 1)[0];
          state.sums.refundable += failed?.amount ?? 0;
        }
        recount(state);
        check(state);
      }
    }),
    { numRuns },
  );
});

test('an order that is cancelled unit by unit gives back exactly what it cost', () => {
  fc.assert(
    fc.property(history, (given) => {
      const state = model({ ...given, isPaid: true });
      const units = state.parts.flatMap(({ id, qty }) => Array.from({ length: qty }, () => id));
      for (const id of units) {
        const lines = [{ orderItemId: id, quantity: 1, restock: true }];
        const wanted = { orderId: 'order', idempotencyKey, lines };
        apply(state, decideCancellation(stateOf(state), wanted, true));
      }
      check(state);
      expect(state.sums).toEqual({ left: 0, shippingLeft: 0, refundable: 0 });
    }),
    { numRuns },
  );
});
