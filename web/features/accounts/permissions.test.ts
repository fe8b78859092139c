import { expect, test } from 'vitest';
import { offeredTo, presets } from './permissions.ts';

test('a permission that allows nothing is offered to nobody, and can be taken from those who have it', () => {
  expect(offeredTo([])).toEqual([
    'PRODUCTS',
    'ORDERS',
    'REFUNDS',
    'REPORTS',
    'CUSTOMERS',
    'PROMOTIONS',
    'SETTINGS',
    'STAFF',
  ]);
  expect(offeredTo(['CONTENT'])).toContain('CONTENT');
  for (const preset of Object.values(presets))
    expect(offeredTo([])).toEqual(expect.arrayContaining([...preset]));
});
