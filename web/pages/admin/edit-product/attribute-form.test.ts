import { expect, test } from 'vitest';
import {
  attributeChanges,
  attributesFor,
  categoryChange,
  type Definition,
  readAttributes,
} from './attribute-form.ts';

const definition = (key: string, more: Partial<Definition> = {}): Definition => ({
  key,
  label: key,
  type: 'TEXT',
  unit: '',
  choices: [],
  categoryIds: [],
  isPublic: true,
  ...more,
});
const home = { id: '1', name: 'Home' };
const kitchen = { id: '2', name: 'Kitchen' };
const categories = [
  { ...home, path: [home] },
  { ...kitchen, path: [home, kitchen] },
];
const attributes = [
  definition('colour'),
  definition('watt', { categoryIds: ['1'] }),
  definition('size', { categoryIds: ['3'] }),
];
const keys = (category: string, values: { key: string; values: string[] }[] = []) =>
  attributesFor({ attributes, categories }, category, values).map(({ key }) => key);

test('a product is asked for the attributes of its category, of those above it, and for what it has', () => {
  expect(keys('Kitchen')).toEqual(['colour', 'watt']);
  expect(keys('Something new')).toEqual(['colour']);
  expect(keys('Kitchen', [{ key: 'size', values: ['M'] }])).toEqual(['colour', 'watt', 'size']);
});

test('empty fields are left out, and the lines of a list are its values', () => {
  const form = new FormData();
  form.append('attributes.colour', ' Blue ');
  form.append('attributes.watt', ' ');
  form.append('attributes.made', 'Wood\n\n Steel ');
  expect(readAttributes(form, [...attributes, definition('made', { type: 'LIST' })])).toEqual([
    { key: 'colour', values: ['Blue'] },
    { key: 'made', values: ['Wood', 'Steel'] },
  ]);
});

test('attributes that are as they were are not sent', () => {
  const before = [{ key: 'colour', values: ['Blue'] }];
  expect(attributeChanges(before, [{ key: 'colour', values: ['Blue'] }])).toEqual({});
  expect(attributeChanges(before, [])).toEqual({ attributes: [] });
});

test('a category that exists is sent by its id, a new one by its name', () => {
  expect(categoryChange('Kitchen', categories)).toEqual({ categoryId: '2' });
  expect(categoryChange('Garden', categories)).toEqual({ category: 'Garden' });
  expect(categoryChange(undefined, categories)).toEqual({});
});
