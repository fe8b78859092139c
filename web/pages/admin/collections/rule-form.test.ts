import { expect, test } from 'vitest';
import { attributeRows, newRow, readRule } from './rule-form.ts';
import { skusIn } from './skus-in.ts';

const form = (values: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test('a rule has the conditions that are typed, and none without any', () => {
  expect(readRule(form({ words: ' ', brands: '\n', category: '' }), [newRow()])).toBeNull();
  const typed = {
    words: ' tea ',
    brands: 'Alder\n Birch ',
    tags: 'gift, Summer',
    minPrice: '1.5',
    category: 'c1',
    onSale: 'on',
  };
  expect(readRule(form({ ...typed, addedWithinDays: '30' }), [])).toEqual({
    categoryId: 'c1',
    words: 'tea',
    brands: ['Alder', 'Birch'],
    tags: ['gift', 'Summer'],
    minPrice: 150,
    maxPrice: null,
    addedWithinDays: 30,
    inStock: null,
    onSale: true,
    attributes: null,
  });
});

test('attributes come back as they were saved; rows without a value are left out', () => {
  const attributes = [
    { key: 'colour', values: ['Red, matte', 'Blue'], min: null, max: null },
    { key: 'weight', values: null, min: 1.5, max: null },
  ];
  const rows = attributeRows({ attributes } as Parameters<typeof attributeRows>[0]);
  expect(readRule(form({}), [...rows, { ...newRow(), key: 'size' }])?.attributes).toEqual([
    attributes[0],
    { ...attributes[1], values: [] },
  ]);
});

test('SKUs are read from lines, commas and the first column of a spreadsheet, each once', () => {
  expect(skusIn('A-1\tTea\t3\n a-1 \nB 2, c;d\n\n')).toEqual(['a-1', 'B 2', 'c', 'd']);
  expect(skusIn(' ')).toEqual([]);
});
