import { expect, test } from 'vitest';
import { CURRENCIES, canCharge } from './currencies.ts';

test('all listed currencies can be charged, and none twice', () => {
  expect(CURRENCIES.filter((code) => !canCharge(code))).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
  expect(['JPY', 'KWD', 'XXX', 'eur', ''].filter(canCharge)).toEqual([]);
});
