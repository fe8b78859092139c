import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditedAmount, lineTotal } from './credited-units.ts';

test('a line costs its units less their discount, with its tax unless the prices have it', () => {
  const line = { price: 1000, qty: 3, discount: 100, tax: 435 };
  expect(lineTotal(line, false)).toBe(3335);
  expect(lineTotal(line, true)).toBe(2900);
});

test('what rounding leaves over goes with the last unit', () => {
  expect([0, 1, 2].map((before) => creditedAmount(100, 3, before, 1))).toEqual([33, 33, 34]);
});

test('in whatever parts the units are credited, they sum to the line', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.nat(2 ** 31), parts, (total, units) => {
      const qty = units.reduce((sum, each) => sum + each, 0);
      let before = 0;
      let sum = 0;
      for (const each of units) {
        const amount = creditedAmount(total, qty, before, each);
        expect(amount).toBeGreaterThanOrEqual(0);
        sum += amount;
        before += each;
      }
      expect(sum).toBe(total);
    }),
  );
});

test('more units than are left are refused', () => {
  expect(() => creditedAmount(100, 3, 2, 2)).toThrow(RangeError);
});
