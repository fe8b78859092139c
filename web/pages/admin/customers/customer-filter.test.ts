import { expect, test } from 'vitest';
import { filterName } from './customer-filter.ts';

const names = { problem: null, boughtProduct: 'Lamp', notBoughtProduct: null, boughtCategory: null };

test('what a filter names is called deleted only once that is known', () => {
  expect(filterName('boughtProduct', names)).toBe('Lamp');
  expect(filterName('notBoughtProduct', { ...names, problem: 'Deleted.' })).toBe('A deleted product');
  expect(filterName('notBoughtProduct', names)).toBe('A product that is not on sale');
  expect(filterName('boughtCategory', names)).toBe('a deleted category');
  expect(filterName('boughtCategory', undefined)).toBe('…');
});
