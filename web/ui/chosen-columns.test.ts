import { beforeEach, expect, test, vi } from 'vitest';
import { chosenColumns, keepColumns } from './chosen-columns.ts';
import type { TableQuery } from './useTableQuery.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

const column = (name: string | undefined, more = {}) => ({
  title: name ?? 'Always',
  name,
  cell: () => '',
  ...more,
});
const products = {
  list: 'product' as const,
  columns: [
    column(undefined),
    column('price'),
    column('stock'),
    column('custom.supplier', { isExtra: true }),
  ],
};
const shown = (address: string | null, of = products) => {
  const query = { filter: () => address } as unknown as TableQuery;
  return chosenColumns(of, query).map(({ title }) => title);
};

test('without a choice all columns are shown but those that are extra', () => {
  expect(shown(null)).toEqual(['Always', 'price', 'stock']);
});

test('the columns of the address come before those that the browser keeps, in the order of the list', () => {
  expect(keepColumns(products, ['price'])).toBe('price');
  expect(shown(null)).toEqual(['Always', 'price']);
  expect(shown('custom.supplier,stock')).toEqual(['Always', 'stock', 'custom.supplier']);
});

test('each list has a choice of its own, and the usual columns are none', () => {
  keepColumns(products, ['stock']);
  const customers = { ...products, list: 'customer' as never };
  expect(shown(null, customers)).toEqual(['Always', 'price', 'stock']);
  for (const names of [['price', 'stock'], []]) {
    expect(keepColumns(products, names)).toBeNull();
    expect(stored.size).toBe(0);
    keepColumns(products, ['stock']);
  }
});

test.each(['', 'nonsense', 'custom.deleted'])(
  'an address or choice of no column counts as none: %j',
  (text) => {
    stored.set('product-columns', text);
    expect(shown(text)).toEqual(['Always', 'price', 'stock']);
  },
);
