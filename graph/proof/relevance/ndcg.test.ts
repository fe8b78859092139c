import { expect, test } from 'vitest';
import { ndcg } from './ndcg.ts';

const grades = new Map([
  ['best', 3],
  ['good', 2],
  ['fair', 1],
]);

test('the best order has 1, and results after it change nothing', () => {
  expect(ndcg(['best', 'good', 'fair'], grades)).toBe(1);
  expect(ndcg(['best', 'good', 'fair', 'other'], grades)).toBe(1);
});

test('no result, and results that do not fit, have 0', () => {
  expect(ndcg([], grades)).toBe(0);
  expect(ndcg(['other', 'another'], grades)).toBe(0);
});

test('each place divides the gain by the logarithm of its number and one', () => {
  const ideal = 7 + 3 / Math.log2(3) + 1 / 2;
  expect(ndcg(['fair', 'good', 'best'], grades)).toBeCloseTo((1 + 3 / Math.log2(3) + 7 / 2) / ideal, 10);
  expect(ndcg(['other', 'best'], grades)).toBeCloseTo(7 / Math.log2(3) / ideal, 10);
});

test('a result counts at its first place only', () => {
  expect(ndcg(['fair', 'fair', 'fair'], grades)).toBe(ndcg(['fair'], grades));
});

test('only the first results count, and the best order is as short', () => {
  expect(ndcg(['other', 'best'], grades, 1)).toBe(0);
  expect(ndcg(['best'], grades, 1)).toBe(1);
});
