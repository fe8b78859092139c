import { expect, test } from 'vitest';
import type { ListedProductFragment } from './AdminProductsPage.generated.tsx';
import { type KindName, NO_MANUFACTURER, previewOf, readChanges, seen } from './changes.ts';

const lamp: ListedProductFragment = {
  id: 'lamp',
  name: 'Lamp',
  image: '/lamp.webp',
  price: 1000,
  priceRange: { max: 1500 },
  compareAtPrice: null,
  tags: [],
  category: 'Home',
  brand: 'Lumen',
  isDraft: false,
  publishAt: null,
  unpublishAt: null,
  countInStock: 7,
  availableQuantity: 7,
  variants: [3, 4].map((units) => {
    return { id: `v${units}`, inventoryQuantity: units, reorderPoint: null };
  }),
  customFields: [],
};

test.each<[KindName, string, object | null]>([
  ['publish', '', { isDraft: false }],
  ['hide', '', { isDraft: true }],
  ['brand', ' Nova ', { brand: 'Nova' }],
  ['brand', ' ', null],
  ['manufacturer', 'm1', { manufacturerId: 'm1' }],
  ['manufacturer', NO_MANUFACTURER, { manufacturerId: null }],
  ['manufacturer', '', null],
  ['taxClass', 'reduced', { taxClass: 'reduced' }],
  ['taxClass', '', null],
  ['category', '', null],
  ['lowerPercent', '12.5 %', { price: { basisPoints: -1250, isReduction: true } }],
  ['raisePercent', '10', { price: { basisPoints: 1000 } }],
  ['raisePercent', '-10', null],
  ['lowerAmount', '0.50', { price: { amount: -50, isReduction: true } }],
  ['price', '9.99', { price: { price: 999, isReduction: true } }],
  ['compareAtPrice', '20', { price: { compareAtPrice: 2000 } }],
  ['endReduction', '', { price: { endReduction: true } }],
  ['stock', '0', { stock: { countInStock: 0 } }],
  ['addStock', '5', { stock: { add: 5 } }],
  ['takeStock', '5', { stock: { add: -5 } }],
  ['addStock', '1.5', null],
  ['publishAt', '2026-11-30T08:00', { publishAt: '2026-11-30T07:00:00.000Z' }],
  ['unpublishAt', '', null],
  ['noTimes', '', { publishAt: null, unpublishAt: null }],
  ['cost', '4.50', { cost: 450 }],
  ['weight', '120', { weight: 120 }],
  ['netContent', '0,75 l', { netContent: '0,75 l' }],
  ['netContent', '750', null],
  ['addTags', 'Summer, , gift', { addTags: ['Summer', 'gift'] }],
  ['removeTags', ' , ', null],
  ['reorderPoint', '-1', null],
  ['attribute', 'red', null],
])('%s with "%s" is %j', (kind, typed, changes) => {
  expect(readChanges(kind, typed, { isReduction: true, timeZone: 'Europe/Berlin' })).toEqual(changes);
});

test('a preview shows prices and stock before and after, and what cannot be', () => {
  expect(previewOf(lamp, { price: { basisPoints: -1000, isReduction: true } })).toEqual({
    price: { before: { price: 1000, compareAtPrice: null }, after: { price: 900, compareAtPrice: 1000 } },
    isChanged: true,
    problem: null,
  });
  expect(previewOf(lamp, { price: { amount: -1001 } }).problem).toBe('would cost less than nothing');
  expect(previewOf(lamp, { price: { endReduction: true } }).isChanged).toBe(false);
  expect(previewOf(lamp, { stock: { add: 3 } })).toMatchObject({ stock: { before: 7, after: 13 } });
  expect(previewOf(lamp, { stock: { add: -4 } }).problem).toBe('has only 7 in stock');
  expect(previewOf(lamp, { stock: { countInStock: 5 } })).toMatchObject({ stock: { before: 7, after: 10 } });
  const owed = { ...lamp, variants: [{ ...lamp.variants[0]!, inventoryQuantity: -2 }] };
  expect(previewOf(owed, { stock: { add: 1 } })).toMatchObject({
    stock: { before: -2, after: -1 },
    problem: null,
  });
  expect(previewOf(owed, { stock: { add: -1 } }).problem).toBe('has only 0 in stock');
  expect(seen(owed).expectedCountInStock).toBe(-2);
  expect(previewOf(lamp, { isDraft: false }).isChanged).toBe(false);
  expect(previewOf(lamp, { categoryId: 'c' }).isChanged).toBe(true);
});

test('an attribute gets a value or several, and without one it is removed', () => {
  const read = (type: string, typed: string) =>
    readChanges('attribute', typed, { isReduction: false, attribute: { key: 'hue', type } });
  expect(read('TEXT', ' red ')).toEqual({ attribute: { key: 'hue', value: 'red' } });
  expect(read('LIST', 'red, blue,')).toEqual({ attribute: { key: 'hue', values: ['red', 'blue'] } });
  expect(read('TEXT', ' ')).toEqual({ attribute: { key: 'hue' } });
  expect(previewOf(lamp, { attribute: { key: 'hue' } }).isChanged).toBe(true);
});
