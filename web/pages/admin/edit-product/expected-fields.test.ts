import { expect, test } from 'vitest';
import type { EditProductFragment } from './EditProductPage.generated.tsx';
import { expectedFields, withChanged } from './expected-fields.ts';

const lamp: EditProductFragment = {
  ...{ id: 'lamp', name: 'Lamp', brand: 'Lumen', category: 'Home', description: 'Bright', image: '/a.webp' },
  ...{ price: 1000, countInStock: 1, options: [], variants: [], images: [], taxClass: 'standard' },
  ...{ isDraft: true, publishAt: null, unpublishAt: null, categoryPath: [{ id: 'home', name: 'Home' }] },
  attributes: [{ key: 'hue', values: ['red'] }],
};

test('an edit expects what was stored of the fields that it sets, and of nothing else', () => {
  expect(expectedFields(lamp, {}, { name: 'Desk lamp', publishAt: '2030-01-01T00:00:00.000Z' })).toEqual({
    name: 'Lamp',
    publishAt: null,
  });
  expect(expectedFields(lamp, {}, { category: 'New', attributes: [] })).toEqual({
    categoryId: 'home',
    attributes: [{ key: 'hue', values: ['red'] }],
  });
});

test('what somebody else has changed is expected once it was shown, and can be taken over', () => {
  const changed = { name: 'Table lamp', category: 'Desks', categoryId: 'desks' };
  expect(expectedFields(lamp, changed, { name: 'Mine', categoryId: 'home' })).toEqual({
    name: 'Table lamp',
    categoryId: 'desks',
  });
  expect(withChanged(lamp, changed)).toMatchObject({
    ...{ name: 'Table lamp', category: 'Desks', brand: 'Lumen' },
    ...{ categoryPath: [{ id: 'desks', name: 'Desks' }], attributes: lamp.attributes },
  });
});
