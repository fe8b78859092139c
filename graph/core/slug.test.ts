import { expect, test } from 'vitest';
import { freeSlug } from './slug.ts';

test('a taken address gets the first free number', () => {
  const taken = new Set(['shoes', 'shoes-2']);
  expect(freeSlug('shoes', (slug) => taken.has(slug))).toBe('shoes-3');
});
