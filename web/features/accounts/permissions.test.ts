import { expect, test } from 'vitest';
import { offeredTo, presets } from './permissions.ts';

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
  for (const preset of Object.values(presets))
    expect(offeredTo([])).toEqual(expect.arrayContaining([...preset]));
});
