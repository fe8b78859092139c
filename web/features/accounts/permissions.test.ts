import { expect, test } from 'vitest';
import { offeredTo } from './permissions.ts';
import { afterPress, isPressed, presetOf, presets } from './presets.ts';

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

test('permissions have the name of the preset that has them and no others', () => {
  expect(presetOf(['CUSTOMERS', 'ORDERS', 'REFUNDS'])).toBe('Support');
  expect(presetOf(['ORDERS'])).toBe('Packing');
  expect(presetOf(['ORDERS', 'PRODUCTS'])).toBeUndefined();
  expect(presetOf([])).toBeUndefined();
});

test('presets add up, and one that is pressed again takes back what no other pressed one needs', () => {
  const catalogue = afterPress('Catalogue', ['SETTINGS']);
  expect(catalogue).toEqual(['SETTINGS', 'PRODUCTS', 'PROMOTIONS']);
  const both = afterPress('Marketing', catalogue);
  expect(both).toEqual(['SETTINGS', 'PRODUCTS', 'PROMOTIONS', 'CONTENT']);
  expect(Object.keys(presets).filter((each) => isPressed(each, both))).toEqual(['Catalogue', 'Marketing']);
  expect(afterPress('Catalogue', both)).toEqual(['SETTINGS', 'PROMOTIONS', 'CONTENT']);
  expect(afterPress('Marketing', ['PROMOTIONS', 'CONTENT'])).toEqual([]);
});
