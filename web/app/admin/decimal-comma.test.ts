import { expect, test } from 'vitest';
import { numberText } from './useDecimalComma.ts';

test.each([
  ['1,50', false, '1.50'],
  [',', false, '.'],
  ['1,50', true, null],
  ['5.190,00', false, '5190.00'],
  ['5.190,00', true, '5190,00'],
  ['5,190.00', false, '5190.00'],
  ['5', false, null],
  ['5190.00', false, null],
  ['5.190', false, null],
  ['twelve', true, null],
])('of %s a number field in a browser that reads a comma (%s) gets %s', (data, hasComma, text) => {
  expect(numberText(data, hasComma)).toBe(text);
});
