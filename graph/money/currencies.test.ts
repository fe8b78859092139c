import { expect, test } from 'vitest';
import { CURRENCIES } from './currencies.ts';
import { minorDigits } from './minor-units.ts';

test('all listed currencies exist and have hundredths, and none is listed twice', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect(CURRENCIES.filter((code) => !known.has(code) || minorDigits(code) !== 2)).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
  expect(CURRENCIES).toEqual(expect.arrayContaining(['INR', 'EUR', 'USD']));
});
