import { expect, test } from 'vitest';
import { offeredTo } from './permissions.ts';
import { presets } from './presets.ts';

test('every permission allows something, and is offered', () => {
  expect(offeredTo([])).toEqual([
    'PRODUCTS',
    'ORDERS',
    'REFUNDS',
    'REPORTS',
    'CUSTOMERS',
    'PROMOTIONS',
    'CONTENT',
    'SETTINGS',
    'STAFF',
  ]);
  expect(Object.keys(presets)).toEqual(['Packing', 'Support', 'Catalogue', 'Marketing', 'Bookkeeping']);
  for (const preset of Object.values(presets))
    expect(offeredTo([])).toEqual(expect.arrayContaining([...preset]));
});
