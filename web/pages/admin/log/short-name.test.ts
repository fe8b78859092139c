import { expect, test } from 'vitest';
import { shortName } from './short-name.ts';

test('the log links what has no name by its kind and the beginning of its id, as lists find it', () => {
  const id = '01a20e0d-f390-712e-88cf-7e78efd435fb';
  expect(shortName('order', id)).toBe('order 01a20e0d-f390');
  expect(id.startsWith(shortName('order', id).split(' ')[1]!)).toBe(true);
  expect(shortName('settings', 'checkout')).toBe('checkout');
});
