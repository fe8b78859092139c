import { expect, test } from 'vitest';
import { editedCells, keepUntouched, repricedRows, soldRows, withFacts, withPrices } from './moved-rows.ts';
import { paste, storedRows } from './variant-rows.ts';

const stored = ['S', 'M'].map((size) => ({
  ...{ id: size, options: [size], sku: null, price: 8999, compareAtPrice: null },
  ...{
    countInStock: 3,
    imageId: null,
    barcode: null,
    sameBarcode: [],
    cost: null,
    weight: null,
    reorderPoint: null,
  },
}));
const typedAt = (column: number, text: string) => paste(storedRows(stored), { row: 0, column }, text);
const moved = [{ id: 'S', countInStock: 1, price: 7000, compareAtPrice: 8999 }];

test('prices that have changed are put into the table, or only known; nothing else that was typed changes', () => {
  const rows = typedAt(2, '95\t\t8');
  const opened = { countInStock: 3, price: 7000, compareAtPrice: 8999 };
  const used = withPrices(rows, moved, () => true);
  expect(used[0]).toMatchObject({ cells: ['S', '', '70.00', '89.99', '8', '', '', '', ''], opened });
  expect(withPrices(rows, moved, () => false)[0]).toMatchObject({
    cells: ['S', '', '95', '', '8', '', '', '', ''],
    opened,
  });
  expect(used[1]).toBe(rows[1]);
});

test('a stock that was sold meanwhile is no conflict with an edit of the price, nor the other way round', () => {
  const priced = keepUntouched(typedAt(2, '95'), moved);
  expect(priced[0]!.cells).toEqual(['S', '', '95', '', '1', '', '', '', '']);
  expect([soldRows(priced, moved), repricedRows(priced, moved).length]).toEqual([[], 1]);
  const stocked = keepUntouched(typedAt(4, '8'), moved);
  expect(stocked[0]!.cells).toEqual(['S', '', '70.00', '89.99', '8', '', '', '', '']);
  expect([soldRows(stocked, moved).length, repricedRows(stocked, moved)]).toEqual([1, []]);
});

test('a cost that somebody else has changed is taken over unless another one was typed, which is a conflict', () => {
  const facts = { barcode: null, cost: 450, weight: 120, reorderPoint: null };
  const sold = [{ id: 'S', countInStock: 3, price: 8999, compareAtPrice: null, ...facts }];
  const [untouched] = keepUntouched(typedAt(2, '95'), sold);
  expect(untouched!.cells.slice(-3)).toEqual(['4.50', '120', '']);
  const kept = keepUntouched(typedAt(6, '5'), sold);
  const edited = editedCells(kept, sold);
  expect(edited.map(({ column, before, now }) => [column, before, now])).toEqual([[-3, '', '4.50']]);
  expect(withFacts(kept, edited, () => true)[0]).toMatchObject({ facts: ['', '4.50', '120', ''] });
  expect(withFacts(kept, edited, () => true)[0]!.cells.at(-3)).toBe('4.50');
  const mine = withFacts(kept, edited, () => false);
  expect(mine[0]!.cells.at(-3)).toBe('5');
  expect(editedCells(mine, sold)).toEqual([]);
});
