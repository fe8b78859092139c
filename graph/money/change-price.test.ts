import { expect, test } from 'vitest';
import { MAX_CENTS } from './cents.ts';
import { changePrice, type PriceChange, priceProblem } from './change-price.ts';

test.each<[number, number | null, PriceChange, number, number | null]>([
  [1000, null, { basisPoints: -1000 }, 900, null],
  [1000, null, { basisPoints: 1250 }, 1125, null],
  // Half up, also downwards: 99.5 and 100.5.
  [199, null, { basisPoints: -5000 }, 100, null],
  [201, null, { basisPoints: -5000 }, 101, null],
  [1, null, { basisPoints: -9900 }, 1, null],
  [0, null, { basisPoints: 5000 }, 0, null],
  [1000, null, { amount: -1 }, 999, null],
  [1000, null, { price: 0 }, 0, null],
  // A price before stays while it is above.
  [1000, 1500, { amount: 499 }, 1499, 1500],
  [1000, 1500, { amount: 500 }, 1500, null],
  [1000, null, { basisPoints: -2000, isReduction: true }, 800, 1000],
  [1000, 1500, { basisPoints: -2000, isReduction: true }, 800, 1500],
  [1000, null, { compareAtPrice: 1200 }, 1000, 1200],
  [1000, 1500, { endReduction: true }, 1500, null],
  [1000, null, { endReduction: true }, 1000, null],
])('%i (before: %s) changed by %j is %i (before: %s)', (price, compareAtPrice, change, changed, before) => {
  const after = changePrice({ price, compareAtPrice }, change);
  expect(after).toEqual({ price: changed, compareAtPrice: before });
  expect(priceProblem(after)).toBeNull();
});

test('a reduction that is repeated starts from the same price before', () => {
  const change = { price: 800, isReduction: true };
  const once = changePrice({ price: 1000, compareAtPrice: null }, change);
  expect(changePrice(once, change)).toEqual(once);
});

test.each<[PriceChange, RegExp]>([
  [{ amount: -1001 }, /less than nothing/],
  [{ amount: MAX_CENTS }, /too much/],
  [{ compareAtPrice: 1000 }, /before it was reduced/],
  [{ basisPoints: 100, isReduction: true }, /before it was reduced/],
])('%j is impossible at 1000', (change, problem) => {
  expect(priceProblem(changePrice({ price: 1000, compareAtPrice: null }, change))).toMatch(problem);
});

test('the largest price is computed exactly', () => {
  expect(changePrice({ price: MAX_CENTS - 1, compareAtPrice: null }, { basisPoints: -1 }).price).toBe(
    1_999_799_999,
  );
});
