import { expect, test } from 'vitest';
import { decimalText, MAX_CENTS, parseCents, toDecimal } from './cents.ts';

test.each([
  [89.99, 8999],
  ['89.9', 8990],
  [' 90 ', 9000],
  ['0.29', 29],
  ['1.150', 115],
  [0, 0],
  ['20000000.00', MAX_CENTS],
])('%j is %i minor units', (amount, cents) => expect(parseCents(amount)).toBe(cents));

test.each(['', '-1', '1.005', '1e3', 'NaN', 'Infinity', '0x10', '1,5', '20000000.01', '1.', '.5', '٣'])(
  '%j is not an amount',
  (amount) => expect(parseCents(amount)).toBeNull(),
);

test.each([NaN, Infinity, -0.01, 1e-7])('%d is not an amount', (amount) =>
  expect(parseCents(amount)).toBeNull(),
);

test('every price from 0.01 to 2000.00 survives the way to a decimal number and back', () => {
  for (let cents = 1; cents <= 200_000; cents++) {
    if (parseCents(toDecimal(cents)) !== cents)
      expect.fail(`${cents} became ${parseCents(toDecimal(cents))}`);
  }
});

test('an amount is written into a field with two decimals and without separators', () => {
  expect([8999, 123_456_700, 5].map(decimalText)).toEqual(['89.99', '1234567.00', '0.05']);
});
