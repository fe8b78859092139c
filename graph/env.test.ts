import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

test.each(['INR', 'USD', 'EUR', 'HUF'])('payments can be made in %s', (CURRENCY) => {
  expect(readEnv({ CURRENCY }).CURRENCY).toBe(CURRENCY);
});

test.each([
  ['inr', 'ISO 4217'],
  ['XQQ', 'ISO 4217'],
  ['RUPEES', 'ISO 4217'],
  ['JPY', 'hundredths'],
  ['KWD', 'hundredths'],
])('the currency %s is refused', (CURRENCY, reason) => {
  expect(() => readEnv({ CURRENCY })).toThrow(reason);
});
