import { CombinedGraphQLErrors } from '@apollo/client';
import { expect, test } from 'vitest';
import { stockChoices, stockNow } from './stock-conflict.ts';

test('a delivery of five can be added to what is left, saved as typed, or left out', () => {
  expect(stockChoices(10, 15, 8)).toEqual([13, 15, 8]);
});

test('no choice is offered twice or below zero', () => {
  expect(stockChoices(10, 0, 4)).toEqual([0, 4]);
  expect(stockChoices(10, 8, 8)).toEqual([6, 8]);
});

test('only a conflict has the current stock', () => {
  const refusal = (extensions: object) =>
    new CombinedGraphQLErrors({ errors: [{ message: 'No.', extensions: { ...extensions } }] });
  expect(stockNow(refusal({ code: 'CONFLICT', countInStock: 0 }))).toBe(0);
  expect(stockNow(refusal({ code: 'NOT_FOUND' }))).toBeNull();
  expect(stockNow(new TypeError('Failed to fetch'))).toBeNull();
});
