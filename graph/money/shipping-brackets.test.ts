import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bracketsProblem,
  MAX_BRACKETS,
  priceByBrackets,
  type ShippingBracket,
  type ShippingLoad,
  type ShippingMeasure,
} from './shipping-brackets.ts';

const nothing: ShippingLoad = { weight: 0, quantity: 0, itemsPrice: 0 };
const parcels: ShippingBracket[] = [
  { upTo: 1000, price: 4_90 },
  { upTo: 5000, price: 6_90 },
  { upTo: 31_500, price: 16_90 },
];

test.each([
  [0, 4_90],
  [999, 4_90],
  [1000, 4_90],
  [1001, 6_90],
  [5000, 6_90],
  [5001, 16_90],
  [31_500, 16_90],
  [31_501, null],
])('parcels by weight: %i g cost %s', (weight, price) => {
  const method = { price: 1, bracketsBy: 'weight' as const, brackets: parcels };
  expect(priceByBrackets(method, { ...nothing, weight })).toBe(price);
});

test('each measure counts what it is called, and the last bracket may have no end', () => {
  const brackets = [
    { upTo: 10, price: 1_00 },
    { upTo: null, price: 2_00 },
  ];
  const price = (bracketsBy: ShippingMeasure, load: Partial<ShippingLoad>) =>
    priceByBrackets({ price: 9_00, bracketsBy, brackets }, { ...nothing, ...load });
  expect(price('weight', { weight: 11 })).toBe(2_00);
  expect(price('weight', { quantity: 11, itemsPrice: 11 })).toBe(1_00);
  expect(price('quantity', { quantity: 11 })).toBe(2_00);
  expect(price('quantity', { weight: 11, itemsPrice: 11 })).toBe(1_00);
  expect(price('items_price', { itemsPrice: 1_000_000_00 })).toBe(2_00);
  expect(price('items_price', { quantity: 11, weight: 11 })).toBe(1_00);
});

test('without brackets, as methods were stored before there were some, the one price counts', () => {
  const heavy = { ...nothing, weight: 1_000_000 };
  expect(priceByBrackets({ price: 5_00 }, heavy)).toBe(5_00);
  expect(priceByBrackets({ price: 5_00, bracketsBy: null, brackets: null }, heavy)).toBe(5_00);
});

test('brackets ascend, are 1 to 20, and only the last one has no end', () => {
  const problem = (...ends: (number | null)[]) => bracketsProblem(ends.map((upTo) => ({ upTo, price: 1 })));
  expect(problem(1, 2, null)).toBe(false);
  expect(problem(null)).toBe(false);
  expect(problem()).toContain('at least one');
  expect(problem(...Array.from({ length: MAX_BRACKETS }, (_, at) => at))).toBe(false);
  expect(problem(...Array.from({ length: MAX_BRACKETS + 1 }, (_, at) => at))).toContain('at most 20');
  expect(problem(2, 2)).toContain('above the one before');
  expect(problem(2, 1)).toContain('above the one before');
  expect(problem(1, null, 2)).toContain('Only the last');
  expect(problem(1, null, null)).toContain('Only the last');
});

test('a cart has the price of the first bracket that ends at it or above', () => {
  const ends = fc.uniqueArray(fc.nat(100), { minLength: 1, maxLength: MAX_BRACKETS });
  fc.assert(
    fc.property(ends, fc.nat(110), (typed, weight) => {
      const brackets = typed
        .toSorted((one, other) => one - other)
        .map((upTo) => ({ upTo, price: upTo * 10 }));
      expect(bracketsProblem(brackets)).toBe(false);
      const found = priceByBrackets({ price: 1, bracketsBy: 'weight', brackets }, { ...nothing, weight });
      const fitting = typed.filter((end) => weight <= end);
      expect(found).toBe(fitting.length === 0 ? null : Math.min(...fitting) * 10);
    }),
  );
});
