import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineTotal } from '#money/credited-units';
import { DomainError } from '../../core/errors.ts';
import type { LockedRefunds } from '../payments/lock-refunds.ts';
import { decideCancellation } from './cancel-order-items.ts';
import type { WantedCredit } from './credit-order.ts';
import type { Creditable } from './find-creditable.ts';
import { decideRefund } from './refund-order.ts';

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
  kind: fc.constantFrom('ship', 'cancel', 'cancel all', 'refund', 'dashboard', 'fail'),
  at: fc.nat(5),
  units: fc.integer({ min: 1, max: 12 }),
  shippingAmount: fc.nat(3000),
  goodwillAmount: fc.nat(3000),
});
const history = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  shipping: fc.nat(10_000),
  pricesIncludeTax: fc.boolean(),
  steps: fc.array(step, { maxLength: 30 }),
});

/** An order, as its rows would be, and what happens to it. */
function model({
  lines,
  shipping,
  pricesIncludeTax,
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
      amount: 0,
    };
  });
  const total = parts.reduce((sum, part) => sum + part.total, shipping);
  const sums = { left: total, shippingLeft: shipping, refundable: total };
  return { parts, sums, total, shipping, refunds: [] as { amount: number; isDashboard: boolean }[] };
}
type Model = ReturnType<typeof model>;

const stateOf = ({ parts, sums }: Model) =>
  ({ lines: parts, received: [], refunds: {} as LockedRefunds, ...sums }) as unknown as Creditable;

function apply({ parts, sums, refunds }: Model, { kind, lines, shippingAmount, amount }: WantedCredit): void {
  for (const { id, qty, amount: ofUnits } of lines) {
    const part = parts.find((each) => each.id === id)!;
    part.credited += qty;
    part.amount += ofUnits;
    if (kind !== 'cancellation') continue;
    part.cancelled += qty;
    part.open -= qty;
  }
  sums.left -= amount;
  sums.shippingLeft -= shippingAmount;
  const back = Math.min(amount, sums.refundable);
  sums.refundable -= back;
  if (back > 0) refunds.push({ amount: back, isDashboard: false });
}

function attempt(state: Model, decide: () => WantedCredit): void {
  try {
    apply(state, decide());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** Throws an Error when the state breaks a rule. Plain comparisons, since there are millions of them. */
function check({ parts, sums, total, shipping, refunds }: Model): void {
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const isWrong =
    parts.some(
      ({ qty, shipped, open, cancelled, credited, amount, total: cost }) =>
        Math.min(shipped, open, cancelled) < 0 ||
        shipped + open + cancelled !== qty ||
        credited > qty ||
        credited - cancelled > shipped ||
        amount !== Math.floor((cost * credited) / qty),
    ) ||
    Math.min(sums.left, sums.shippingLeft, sums.refundable) < 0 ||
    sums.shippingLeft > shipping ||
    back + sums.refundable !== total;
  if (isWrong) throw new Error(JSON.stringify({ parts, sums, total, shipping, refunds }));
}

test('whatever is shipped, cancelled and refunded in whatever order, units and money add up', () => {
  fc.assert(
    fc.property(history, (given) => {
      const state = model(given);
      for (const { kind, at, units, shippingAmount, goodwillAmount } of given.steps) {
        const part = state.parts[at % state.parts.length]!;
        const lines = [{ orderItemId: part.id, quantity: units, restock: true }];
        const input = { orderId: 'order', idempotencyKey, reason: 'A scratch.' };
        if (kind === 'ship') {
          const shipped = Math.min(units, part.open);
          part.shipped += shipped;
          part.open -= shipped;
        } else if (kind === 'cancel' || kind === 'cancel all') {
          const wanted = { ...input, lines: kind === 'cancel' ? lines : null };
          attempt(state, () => decideCancellation(stateOf(state), wanted, true));
        } else if (kind === 'refund') {
          const wanted = { ...input, lines: at % 2 ? lines : [], shippingAmount, goodwillAmount };
          attempt(state, () => decideRefund(stateOf(state), wanted, String));
        } else if (kind === 'dashboard') {
          const amount = Math.min(goodwillAmount, state.sums.refundable);
          state.sums.refundable -= amount;
          if (amount > 0) state.refunds.push({ amount, isDashboard: true });
        } else {
          // The bank did not make a refund: the money is with the shop again.
          const failed = state.refunds.splice(at, 1)[0];
          state.sums.refundable += failed?.amount ?? 0;
        }
        check(state);
      }
    }),
    { numRuns },
  );
});

test('an order that is cancelled unit by unit gives back exactly what it cost', () => {
  fc.assert(
    fc.property(history, (given) => {
      const state = model(given);
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
