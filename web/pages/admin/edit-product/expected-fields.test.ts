import { expect, test } from 'vitest';
import type { EditProductFragment } from './EditProductPage.generated.tsx';
import { expectedFields, withChanged } from './expected-fields.ts';

const lamp: EditProductFragment = {
  id: 'lamp',
  name: 'Lamp',
  brand: 'Lumen',
  category: 'Home',
  description: 'Bright',
  image: '/a.webp',
  price: 1000,
  countInStock: 1,
  options: [],
  variants: [],
  images: [],
  taxClass: 'standard',
  isDraft: true,
  publishAt: null,
  unpublishAt: null,
  categoryPath: [{ id: 'home', name: 'Home' }],
  attributes: [{ key: 'hue', values: ['red'] }],
  customFields: [{ key: 'shelf', value: 'A1' }],
  slug: 'lamp',
  descriptionText: 'Bright',
  seoTitle: '',
  seoDescription: '',
  tags: [],
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
    name: 'Table lamp',
    category: 'Desks',
    brand: 'Lumen',
    categoryPath: [{ id: 'desks', name: 'Desks' }],
    attributes: lamp.attributes,
  });
});

test('custom fields that somebody else has changed are theirs in the form, of the product and of the variant', () => {
  const variant = { id: 'lamp', customFields: [{ key: 'rack', value: '1' }] };
  const product = { ...lamp, variants: [variant] as unknown as EditProductFragment['variants'] };
  const customFields = [
    { subject: 'product', id: 'lamp', key: 'shelf', label: 'Shelf', value: 'B2' },
    { subject: 'variant', id: 'lamp', key: 'rack', label: 'Rack', value: null },
  ] as const;
  const changed = withChanged(product, { customFields: [...customFields] });
  expect(changed.customFields).toEqual([{ key: 'shelf', value: 'B2' }]);
  expect(changed.variants).toMatchObject([{ customFields: [] }]);
});
