import { expect, test } from 'vitest';
import { currencySymbol } from './currency-symbol.ts';

test('a currency is shown by its own sign', () => {
  expect(['INR', 'USD', 'EUR', 'CHF'].map(currencySymbol)).toEqual(['₹', '$', '€', 'CHF']);
});
