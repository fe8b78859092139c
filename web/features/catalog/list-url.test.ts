import { expect, test } from 'vitest';
import { toggled, withoutFilter } from './filter-links.ts';
import { knownQuery, ofPage, readListUrl, withParams } from './list-url.ts';

test('an address without a query asks for the first page of everything', () => {
  expect(readListUrl('')).toEqual({ page: 1, sort: null, filter: null });
});

test('every part of a filter is read', () => {
  const query =
    '?min=50&max=199.99&rating=4&stock=1&brand=Alder&brand=O%27Neil&f.colour=Blue&f.weight.max=2.5&o.Size=42&o.Size=43&sort=price-asc&page=3';
  expect(readListUrl(query)).toEqual({
    page: 3,
    sort: 'PRICE_ASC',
    filter: {
      price: { min: 5000, max: 19999 },
      inStock: true,
      rating: 4,
      brand: ['Alder', "O'Neil"],
      options: [{ name: 'Size', values: ['42', '43'] }],
      attributes: [
        { key: 'colour', values: ['Blue'], min: undefined, max: undefined },
        { key: 'weight', min: undefined, max: 2.5 },
      ],
      ignoreUnknown: true,
    },
  });
});

test.each([
  '?utm_source=mail&fbclid=1',
  '?min=&max=abc&rating=9&stock=yes&brand=&sort=__proto__&page=-1',
  '?sort=constructor&o.=1&o.Size=&f.=1&f.Colour=1&f.__proto__=1&f.a.b=1',
  '?min=1e9&f.weight.min=NaN&f.weight.max=Infinity',
  '?%E0%A4%A=1&rating=4%205',
])('%s has nothing that is known', (query) => {
  expect(readListUrl(query)).toEqual({ page: 1, sort: null, filter: null });
});

test('no address asks for more than the API takes', () => {
  const many = Array.from({ length: 80 }, (_, n) => `brand=${n}&f.a${n}=x`).join('&');
  const { filter } = readListUrl(`?${many}`);
  expect(filter?.brand).toHaveLength(50);
  expect(filter?.attributes ?? []).toHaveLength(0);
  const attributes = Array.from({ length: 80 }, (_, n) => `f.a${n}=x`).join('&');
  expect(readListUrl(`?${attributes}`).filter?.attributes).toHaveLength(10);
  const options = Array.from({ length: 80 }, (_, n) => `o.a${n}=x`).join('&');
  expect(readListUrl(`?${options}`).filter?.options).toHaveLength(5);
});

test('links add and take off one value, and begin at the first page', () => {
  expect(toggled('?brand=A&page=3', 'brand', 'B')).toBe('?brand=A&brand=B');
  expect(toggled('?brand=A&brand=B', 'brand', 'A')).toBe('?brand=B');
  expect(toggled('?brand=A', 'brand', 'A')).toBe('');
  expect(withParams('?min=1&max=2&page=2', { min: '', max: '' })).toBe('');
  expect(withoutFilter('?min=1&sort=rating&page=2')).toBe('?sort=rating');
  expect(ofPage('?min=1&page=2', 3)).toBe('?min=1&page=3');
  expect(ofPage('?page=2', 1)).toBe('');
});

test('what is unknown or empty is dropped, and the rest has one order', () => {
  expect(knownQuery('?utm=1&sort=rating&brand=B&min=&brand=A&f.colour=Red&o.Size=42')).toBe(
    '?brand=B&brand=A&f.colour=Red&o.Size=42&sort=rating',
  );
});
