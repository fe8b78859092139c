import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedAmount, lineTotal } from '#money/credited-units';
import { priceOrder } from '#money/price-order';
import { orderAmounts, randomOrder } from '../../proof/testing/random-orders.ts';
import { allOf, documentAmounts, NOTHING, type OrderAmounts, type Taken } from './document-amounts.ts';

/** Of a night: `DOCUMENTS=100000 vitest run --project unit graph/trade/invoices/document-amounts.test.ts`. */
const numRuns = Number(process.env.DOCUMENTS ?? 500);

const step = fc.record({
  kind: fc.constantFrom('units', 'shipping', 'goodwill', 'rest'),
  at: fc.nat(5),
  units: fc.integer({ min: 1, max: 12 }),
  amount: fc.nat(3000),
});

/** The moment after a credit, which takes no more than is left; the same moment when it would take nothing. */
function next(
  order: OrderAmounts,
  taken: Taken,
  { kind, at, units, amount }: typeof step extends fc.Arbitrary<infer T> ? T : never,
): Taken {
  const left = order.totalPrice - taken.amount;
  if (kind === 'rest') return allOf(order);
  if (kind === 'goodwill') return { ...taken, amount: taken.amount + Math.min(amount, left) };
  if (kind === 'shipping') {
    const part = Math.min(amount, order.shipping.amount - taken.shipping, left);
    return { ...taken, shipping: taken.shipping + part, amount: taken.amount + part };
  }
  const line = order.lines[at % order.lines.length]!;
  const before = taken.units.get(line.id) ?? 0;
  const count = Math.min(units, line.qty - before);
  const gross = creditedAmount(lineTotal(line, order.pricesIncludeTax), line.qty, before, count);
  return {
    ...taken,
    units: new Map(taken.units).set(line.id, before + count),
    amount: taken.amount + Math.min(gross, left),
  };
}

const parts = ({ lines, shipping, goodwill }: ReturnType<typeof documentAmounts>) => [
  ...lines,
  ...(shipping ? [shipping] : []),
  ...goodwill,
];
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const byRate = (all: ReturnType<typeof parts>, taxRate: number) =>
  all.filter((part) => part.taxRate === taxRate);

test('the invoice of an order has its lines, its shipping, its taxes and its total to the unit', () => {
  fc.assert(
    fc.property(randomOrder, (given) => {
      const priced = priceOrder(given.lines, given.rules, given.discounts);
      const order = orderAmounts(given);
      const document = documentAmounts(order, NOTHING, allOf(order));
      expect(document.goodwill).toEqual([]);
      expect(document.lines.map(({ tax }) => tax)).toEqual(priced.lines.map(({ tax }) => tax));
      expect(document.lines.map(({ gross }) => gross)).toEqual(
        order.lines.map((line) => lineTotal(line, order.pricesIncludeTax)),
      );
      expect(document.shipping?.tax ?? 0).toBe(priced.shippingTax);
      expect(sum(parts(document).map(({ gross }) => gross))).toBe(priced.totalPrice);
      for (const { basisPoints } of priced.taxLines.filter((line) => line.basisPoints > 0)) {
        const ofRate = priced.taxLines.filter((line) => line.basisPoints === basisPoints);
        const found = byRate(parts(document), basisPoints);
        expect(sum(found.map(({ tax }) => tax))).toBe(sum(ofRate.map(({ amount }) => amount)));
        const bases = sum(ofRate.map(({ base, amount }) => (order.pricesIncludeTax ? base - amount : base)));
        expect(sum(found.map(({ net }) => net))).toBe(bases);
      }
    }),
    { numRuns },
  );
});

test('whatever is credited in whatever parts, documents sum to the order, rate by rate, and no price is negative', () => {
  fc.assert(
    fc.property(randomOrder, fc.array(step, { maxLength: 12 }), fc.nat(3), (given, steps, invoicedAfter) => {
      const order = orderAmounts(given);
      const moments = [NOTHING];
      for (const each of steps) moments.push(next(order, moments.at(-1)!, each));
      const issued = moments[Math.min(invoicedAfter, moments.length - 1)]!;
      const credits = moments.slice(moments.indexOf(issued) + 1);
      const invoice = documentAmounts(order, issued, allOf(order));
      const notes = credits.map((to, at) => documentAmounts(order, at === 0 ? issued : credits[at - 1]!, to));
      const rest = documentAmounts(order, moments.at(-1)!, allOf(order));
      for (const part of notes.flatMap(parts)) expect(part.net + part.tax).toBe(part.gross);
      for (const line of [invoice, ...notes].flatMap(({ lines }) => lines))
        expect(Math.min(line.net, line.tax, line.before - line.net)).toBeGreaterThanOrEqual(0);
      // Invoice less credit notes is what is left, as one invoice would have it.
      for (const { taxRate } of [...order.lines, order.shipping])
        for (const amount of ['net', 'tax', 'gross'] as const) {
          const of = (document: typeof invoice) =>
            sum(byRate(parts(document), taxRate).map((part) => part[amount]));
          expect(of(invoice) - sum(notes.map(of))).toBe(of(rest));
        }
      notes.forEach((note, at) => {
        const before = at === 0 ? issued : credits[at - 1]!;
        expect(sum(parts(note).map(({ gross }) => gross))).toBe(credits[at]!.amount - before.amount);
      });
    }),
    { numRuns },
  );
});

const order: OrderAmounts = {
  pricesIncludeTax: false,
  totalPrice: 47_60,
  lines: [{ id: 'lamp', price: 10_00, qty: 3, discount: 0, taxRate: 19_00, tax: 5_70 }],
  shipping: { amount: 11_90, tax: 1_90, taxRate: 19_00 },
};

test('a unit of a line is credited at its price, with its tax', () => {
  const to = { units: new Map([['lamp', 1]]), shipping: 0, amount: 11_90 };
  expect(documentAmounts(order, NOTHING, to)).toEqual({
    lines: [{ id: 'lamp', units: 1, taxRate: 19_00, net: 10_00, tax: 1_90, gross: 11_90, before: 10_00 }],
    shipping: null,
    goodwill: [],
  });
});

test('goodwill that was given is not given twice', () => {
  const given = { ...NOTHING, amount: 10_00 };
  expect(documentAmounts(order, NOTHING, given).goodwill).toEqual([
    { taxRate: 19_00, net: 8_41, tax: 1_59, gross: 10_00 },
  ]);
  const rest = documentAmounts(order, given, allOf(order));
  expect(rest.goodwill).toMatchObject([{ gross: -10_00, tax: -1_59 }]);
  expect(sum(parts(rest).map(({ gross }) => gross))).toBe(37_60);
});
