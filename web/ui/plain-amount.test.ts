import { expect, test } from 'vitest';
import { plainAmount, readAmount } from './plain-amount.ts';

test.each([
  ['5.190,00', '5190.00'],
  ['1.234.567,8', '1234567.8'],
  ['5 190,00', '5190.00'],
  ['5\u202f190,00', '5190.00'],
  ['5,190.00', '5190.00'],
  ['5190,00', '5190.00'],
  [' 5190.00 ', '5190.00'],
  ['5190', '5190'],
])('%s is %s', (typed, plain) => {
  expect(plainAmount(typed)).toBe(plain);
});

test.each(['5.190', '5,190', '51.90,00', '5.19,00', '5.190,000', '1,234.567,00', 'twelve', ''])(
  '%s could be either or is no amount, and stays',
  (typed) => {
    expect(plainAmount(typed)).toBe(typed);
    expect(readAmount(typed)).toBeNull();
  },
);

test('an amount is read with at most two decimals', () => {
  expect([readAmount('5.190,00'), readAmount('51,9'), readAmount('51')]).toEqual([519_000, 5190, 5100]);
});
