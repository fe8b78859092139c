import { expect, test } from 'vitest';
import { editedCells, keepUntouched, repricedRows, soldRows, withEdited, withPrices } from './moved-rows.ts';
import { paste } from './paste.ts';
import { AT, PICTURE, storedRows } from './variant-rows.ts';

const stored = ['S', 'M'].map((size) => ({
  id: size,
  options: [size],
  sku: null,
  price: 8999,
  compareAtPrice: null,
  countInStock: 3,
  imageId: null,
  barcode: null,
  sameBarcode: [],
  cost: null,
  weight: null,
  netContent: null,
  reorderPoint: null,
  inventoryQuantity: 3,
  backorderLimit: null,
}));
const typedAt = (column: number, text: string) => paste(storedRows(stored), { row: 0, column }, text);
const moved = [{ id: 'S', countInStock: 1, price: 7000, compareAtPrice: 8999 }];

test('prices that have changed are put into the table, or only known; nothing else that was typed changes', () => {
  const rows = typedAt(2, '95\t\t8');
  const opened = { countInStock: 3, price: 7000, compareAtPrice: 8999 };
  const used = withPrices(rows, moved, () => true);
  expect(used[0]).toMatchObject({ cells: ['S', '', '70.00', '89.99', '8', '', '', '', '', '', ''], opened });
  expect(withPrices(rows, moved, () => false)[0]).toMatchObject({
    cells: ['S', '', '95', '', '8', '', '', '', '', '', ''],
    opened,
  });
  expect(used[1]).toBe(rows[1]);
});

test('a stock that was sold meanwhile is no conflict with an edit of the price, nor the other way round', () => {
  const priced = keepUntouched(typedAt(2, '95'), moved);
  expect(priced[0]!.cells).toEqual(['S', '', '95', '', '1', '', '', '', '', '', '']);
  expect([soldRows(priced, moved), repricedRows(priced, moved).length]).toEqual([[], 1]);
  const stocked = keepUntouched(typedAt(4, '8'), moved);
  expect(stocked[0]!.cells).toEqual(['S', '', '70.00', '89.99', '8', '', '', '', '', '', '']);
  expect([soldRows(stocked, moved).length, repricedRows(stocked, moved)]).toEqual([1, []]);
});

const theirs = { ...stored[0]!, cost: 450, weight: 120, sku: 'A-1', options: ['Small'], imageId: 'i2' };

test('what somebody else has changed of a variant is taken over unless another value was typed, which is a conflict', () => {
  const [untouched] = keepUntouched(typedAt(2, '95'), [theirs]);
  expect(untouched!.cells).toEqual(['Small', 'A-1', '95', '', '3', '', '4.50', '120', '', '', '']);
  expect(untouched!.imageId).toBe('i2');
  const kept = keepUntouched(typedAt(6, '5'), [theirs]);
  const edited = editedCells(kept, [theirs]);
  expect(edited.map(({ column, before, now }) => [column, before, now])).toEqual([[AT.cost, '', '4.50']]);
  expect(withEdited(kept, edited, () => true)[0]!.cells.at(AT.cost)).toBe('4.50');
  const mine = withEdited(kept, edited, () => false);
  expect(mine[0]!.cells.at(AT.cost)).toBe('5');
  expect(editedCells(mine, [theirs])).toEqual([]);
});

test('a SKU, an option value and a picture that both have changed are conflicts', () => {
  const [row] = typedAt(0, 'XS\tMINE');
  const kept = keepUntouched([{ ...row!, imageId: 'i3' }], [theirs]);
  const edited = editedCells(kept, [theirs]);
  expect(edited.map(({ column, now }) => [column, now])).toEqual([
    [0, 'Small'],
    [AT.sku, 'A-1'],
    [PICTURE, 'i2'],
  ]);
  const [used] = withEdited(kept, edited, () => true);
  expect([used!.cells.slice(0, 2), used!.imageId]).toEqual([['Small', 'A-1'], 'i2']);
  const [mine] = withEdited(kept, edited, () => false);
  expect([mine!.cells.slice(0, 2), mine!.imageId]).toEqual([['XS', 'MINE'], 'i3']);
});
