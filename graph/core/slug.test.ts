import { expect, test } from 'vitest';
import { freeSlug, slugOf } from './slug.ts';

test.each([
  ['Shoes & Bags', 'shoes-bags'],
  ['  Café — Bar!', 'cafe-bar'],
  ['Обувь', 'обувь'],
  ['100% "cotton"', '100-cotton'],
  ['***', 'category'],
  ['../../etc', 'etc'],
])('%j is %j in an address', (name, slug) => {
  expect(slugOf(name, 'category')).toBe(slug);
});

test('an address has at most 80 characters, and never ends with a hyphen', () => {
  expect(slugOf(`${'a'.repeat(79)} b`, '')).toBe('a'.repeat(79));
});

test('a taken address gets the first free number', () => {
  const taken = new Set(['shoes', 'shoes-2']);
  expect(freeSlug('shoes', (slug) => taken.has(slug))).toBe('shoes-3');
});
