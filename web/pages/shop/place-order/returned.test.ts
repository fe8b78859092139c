import { expect, test } from 'vitest';
import { isToSettle, returnedOf } from './returned.ts';

const attempt = { content: '{}', idempotencyKey: 'key', checkoutId: 'c1' };
const payment = { paymentId: 'p', providerOrderId: 'o', signature: 's' };
const back = '?paid=c1&order=o1';

test('who comes back from the address of a provider is led to the order', () => {
  expect(returnedOf(back)).toEqual({ checkout: 'c1', order: 'o1' });
  for (const search of ['', '?paid=c1', '?order=o1']) expect(returnedOf(search)).toBeNull();
});

test('an attempt is settled when it was paid in the widget or at that address, and no other one', () => {
  expect(isToSettle({ ...attempt, payment }, '')).toBe(true);
  expect(isToSettle(attempt, back)).toBe(true);
  for (const [other, search] of [
    [attempt, ''],
    [attempt, '?paid=c2&order=o1'],
    [{ ...attempt, checkoutId: undefined }, back],
    [null, back],
  ] as const)
    expect(isToSettle(other, search)).toBe(false);
});
