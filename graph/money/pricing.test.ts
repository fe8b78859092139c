import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';
import { type Discount, type LineToPrice } from './priced-order.ts';
import { missingToFreeShipping } from './pricing.ts';
import { DEFAULT_RULES, methodsFor, orderRulesOf } from './shop-rules.ts';

const RULES = orderRulesOf(DEFAULT_RULES, null, methodsFor(DEFAULT_RULES, null, 0)[0]!);
const missing = (
  lines: Pick<LineToPrice, 'price' | 'qty'>[],
  discounts: Discount[] = [],
  freeAbove: number | null = 100_00,
) =>
  missingToFreeShipping(
    lines.map((line) => ({ ...line, taxClass: 'standard' })),
    { ...RULES, shipping: { ...RULES.shipping, freeAbove } },
    discounts,
  );
const priced = (lines: Pick<LineToPrice, 'price' | 'qty'>[]) =>
  priceOrder(
    lines.map((line) => ({ ...line, taxClass: 'standard' })),
    RULES,
  );
const one = (price: number) => priced([{ price, qty: 1 }]);

test('an empty cart costs nothing', () => {
  expect(priced([])).toMatchObject({ itemsPrice: 0, shippingPrice: 0, taxPrice: 0, totalPrice: 0 });
});

test('shipping is free strictly above 100.00', () => {
  expect(one(99_99).shippingPrice).toBe(100_00);
  expect(one(100_00).shippingPrice).toBe(100_00);
  expect(one(100_01).shippingPrice).toBe(0);
});

test.each([
  [10, 2],
  [1_50, 23],
  [1_00, 15],
  [3, 0],
  [4, 1],
])('tax of %i minor units is %i: 15 %%, half up', (price, tax) => expect(one(price).taxPrice).toBe(tax));

test('what is missing to free shipping ships free when added', () => {
  expect([99_99, 100_00, 100_01].map((price) => missing([{ price, qty: 1 }]))).toEqual([2, 1, 0]);
  expect(missing([{ price: 8_90, qty: 1 }], [], 60_00)).toBe(51_11);
  expect(missing([{ price: 1, qty: 1 }], [], null)).toBeNull();
});

const discount = (
  kind: Discount['kind'],
  value: number,
  positions: Discount['positions'] = null,
): Discount => ({
  id: kind,
  title: kind,
  code: null,
  kind,
  value,
  positions,
});

test('what is missing to free shipping counts what discounts take off the cart, and off what is added', () => {
  const cart = [{ price: 50_00, qty: 1 }];
  expect(missing(cart, [discount('amount', 5_00)], 60_00)).toBe(15_01);
  expect(missing(cart, [discount('percent', 10_00, [0])], 60_00)).toBe(15_01);
  expect(missing(cart, [discount('percent', 10_00)], 60_00)).toBe(16_68);
  expect(missing(cart, [discount('percent', 100_00)], 60_00)).toBeNull();
  const isDiscount = fc.record({
    kind: fc.constantFrom('percent', 'amount'),
    value: fc.integer({ min: 0, max: 80_00 }),
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200_00 }),
      fc.array(isDiscount, { maxLength: 2 }),
      (price, taken) => {
        const discounts = taken.map(({ kind, value }) => discount(kind as Discount['kind'], value));
        const lines = [{ price, qty: 1, taxClass: 'standard' }];
        const more = missingToFreeShipping(lines, RULES, discounts);
        const added = (sum: number) => [...lines, { price: sum, qty: 1, taxClass: 'standard' }];
        const costOf = (sum: number) => priceOrder(added(sum), RULES, discounts).shippingPrice;
        return more === null || (costOf(more) === 0 && (more === 0 || costOf(more - 1) > 0));
      },
    ),
  );
});

/** The rules once more, in exact arithmetic and another way: tax as the nearest of all candidates. */
function byTheBook(lines: { price: number; qty: number }[]) {
  const items = lines.reduce((sum, { price, qty }) => sum + BigInt(price) * BigInt(qty), 0n);
  const hundredths = items * 15n;
  const rest = hundredths % 100n;
  const tax = hundredths / 100n + (rest >= 50n ? 1n : 0n);
  const shipping = lines.length > 0 && items <= 10_000n ? 10_000n : 0n;
  return { items, tax, shipping, total: items + tax + shipping };
}

test('100,000 random carts are priced by the book, to the last unit', () => {
  const line = fc.record({
    price: fc.integer({ min: 0, max: 500_000 }),
    qty: fc.integer({ min: 1, max: 40 }),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), (lines) => {
      const prices = priced(lines);
      const book = byTheBook(lines);
      return (
        BigInt(prices.itemsPrice) === book.items &&
        BigInt(prices.taxPrice) === book.tax &&
        BigInt(prices.shippingPrice) === book.shipping &&
        BigInt(prices.totalPrice) === book.total
      );
    }),
    { numRuns: 100_000 },
  );
});
