import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('the parts sum to the amount; of equal remainders the first gets the unit', () => {
  expect(spread(100, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(spread(5, [0, 3, 1])).toEqual([0, 4, 1]);
  expect(spread(0, [0, 0])).toEqual([0, 0]);
  expect(() => spread(1, [0])).toThrow(RangeError);
});

test('each part is the exact share, rounded down or up', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 2_000_000_000 }), { minLength: 1, maxLength: 100 })
    .filter((all) => all.some((weight) => weight > 0));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), weights, (amount, all) => {
      const parts = spread(amount, all);
      const whole = all.reduce((sum, weight) => sum + BigInt(weight), 0n);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      parts.forEach((part, position) => {
        const exact = (BigInt(amount) * BigInt(all[position]!)) / whole;
        expect([exact, exact + 1n]).toContain(BigInt(part));
        if (all[position] === 0) expect(part).toBe(0);
      });
    }),
  );
});
