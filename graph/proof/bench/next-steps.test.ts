import { expect, test } from 'vitest';
import { nextSteps } from './next-steps.ts';
import type { Results } from './results.ts';

const figures = { perSecond: 50, p50: 1, p99: 2, cpu: 900, databaseCpu: 300 };
const results = (scenario: string): Results => ({
  date: '2026-01-02',
  machine: 'a machine',
  sizes: [{ products: 1000, measured: [{ scenario, shop: figures, ceiling: figures }], rss: [] }],
  processes: [],
  without: [],
  start: null,
});

test('how many cores of the shop one core of the database feeds follows from what a visit takes of both', () => {
  expect(nextSteps(results('product, any'))).toContain('one core of PostgreSQL feeds 3.0 of the shop');
  expect(nextSteps(results('product, any'))).toContain('full at 53 333 such visits a second');
});

test('orders a day follow from checkouts a second', () => {
  expect(nextSteps(results('checkout'))).toContain('4 320 000 orders a day');
});

test('nothing is said of what was not measured', () => {
  expect(nextSteps(results('list, page 1'))).toBe('');
});
