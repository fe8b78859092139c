import { expect, test } from 'vitest';
import { stockChoices } from './stock-conflict.ts';

test('a delivery of five can be added to what is left, saved as typed, or left out', () => {
  expect(stockChoices(10, 15, 8)).toEqual([13, 15, 8]);
});

test('no choice is offered twice or below zero', () => {
  expect(stockChoices(10, 0, 4)).toEqual([0, 4]);
  expect(stockChoices(10, 8, 8)).toEqual([6, 8]);
});
