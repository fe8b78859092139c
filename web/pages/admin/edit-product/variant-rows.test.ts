import { expect, test } from 'vitest';
import { paste } from './paste.ts';
import { marginOf, readRows, sumsOf } from './read-rows.ts';
import { AT, addRow, combine, storedRows, withOptions } from './variant-rows.ts';

const variant = {
  id: 'v1',
  sku: null,
  price: 8999,
  compareAtPrice: null,
  countInStock: 3,
  inventoryQuantity: 3,
  backorderLimit: null,
  imageId: 'i1' as string | null,
  barcode: null,
  sameBarcode: [],
  cost: null,
  weight: null,
  netContent: null,
  reorderPoint: null,
};
const cellsOf = (rows: { cells: string[] }[]) => rows.map(({ cells }) => cells);

test('the only variant becomes the first combination, and the others begin with its prices', () => {
  const rows = withOptions(storedRows([{ ...variant, options: [] }]), 0, 2);
  const combined = combine(rows, ['S, M', 'Red,,Red']);
  expect(cellsOf(combined)).toEqual([
    ['S', 'Red', '', '89.99', '', '3', '', '', '', '', '', ''],
    ['M', 'Red', '', '89.99', '', '0', '', '', '', '', '', ''],
  ]);
  expect(combined[0]?.id).toBe('v1');
  expect(cellsOf(combine(combined, ['S,M', 'Red']))).toEqual(cellsOf(combined));
});

test('cells of a spreadsheet are pasted from a cell on, and rows are added for them', () => {
  const rows = storedRows([{ ...variant, options: ['S'] }]);
  const SHEET = 'A-1\t10\t12.50\t7\t96385074\t4\t250\t3\t5\t750 ml\tbeyond\r\nA-2\t11\n';
  expect(cellsOf(paste(rows, { row: 0, column: 1 }, SHEET))).toEqual([
    ['S', 'A-1', '10', '12.50', '7', '96385074', '4', '250', '3', '5', '750 ml'],
    ['', 'A-2', '11', '', '0', '', '', '', '', '', ''],
  ]);
});

test('an option that goes takes its column with it', () => {
  const rows = storedRows([{ ...variant, options: ['S', 'Red'] }]);
  expect(cellsOf(withOptions(rows, 2, 1))).toEqual([['S', '', '89.99', '', '3', '', '', '', '', '', '']]);
});

test('rows are read as an input; what cannot be read is named by its row and field', () => {
  const rows = addRow(storedRows([{ ...variant, options: ['S'], sku: 'A', compareAtPrice: 9999 }]), ['M']);
  const { variants, errors } = readRows(rows, 1);
  expect(errors).toEqual({});
  expect(variants).toEqual([
    {
      id: 'v1',
      options: ['S'],
      sku: 'A',
      price: 8999,
      compareAtPrice: 9999,
      countInStock: 3,
      expectedCountInStock: 3,
      imageId: 'i1',
      expectedPrice: 8999,
      expectedCompareAtPrice: 9999,
      expectedFacts: {
        options: ['S'],
        sku: 'A',
        imageId: 'i1',
        barcode: null,
        cost: null,
        weight: null,
        netContent: null,
        reorderPoint: null,
        backorderLimit: null,
      },
    },
    {
      id: undefined,
      options: ['M'],
      sku: null,
      price: 8999,
      compareAtPrice: 9999,
      countInStock: 0,
      expectedCountInStock: undefined,
      expectedPrice: undefined,
      expectedCompareAtPrice: undefined,
    },
  ]);
  const wrong = paste(rows, { row: 1, column: 2 }, 'ten\t\t1.5');
  expect(readRows(wrong, 1).errors).toEqual({
    'variants.1.price': 'Row 2: Enter an amount such as 89.99.',
    'variants.1.countInStock': 'Row 2: Enter a whole number.',
  });
});

test('a cost that is typed anew is sent with what it was decided on', () => {
  const rows = storedRows([{ ...variant, options: ['S'], cost: 450, weight: 120 }]);
  const typed = rows.map((row) => ({ ...row, cells: row.cells.with(AT.cost, '5') }));
  expect(readRows(typed, 1).variants[0]).toMatchObject({
    cost: 500,
    expectedFacts: { barcode: null, cost: 450, weight: 120, netContent: null, reorderPoint: null },
  });
});

test('what cannot be read of the only variant is said without a row', () => {
  const rows = storedRows([{ ...variant, options: [] }]);
  const wrong = paste(rows, { row: 0, column: 1 }, '1e3');
  expect(readRows(wrong, 0).errors).toEqual({ 'variants.0.price': 'Enter an amount such as 89.99.' });
});

test.each([
  ['2199,50', 219_950],
  ['2199.5', 219_950],
  ['2199', 219_900],
  ['2.199,50', 219_950],
  ['2,199.50', 219_950],
])('an amount is read with a point or a comma before its decimals: %s', (typed, cents) => {
  const [row] = storedRows([{ ...variant, options: ['S'] }]);
  const { variants, errors } = readRows(
    [{ ...row!, cells: ['S', '', typed, '', '3', '', '', '', '', '', ''] }],
    1,
  );
  expect(errors).toEqual({});
  expect(variants[0]!.price).toBe(cents);
});

test.each(['2.199', '1,999', '12,345', '2.1.99,50', '-1'])(
  'an amount that could mean another is refused: %s',
  (typed) => {
    const [row] = storedRows([{ ...variant, options: ['S'] }]);
    const { errors } = readRows([{ ...row!, cells: ['S', '', typed, '', '3', '', '', '', '', '', ''] }], 1);
    expect(errors['variants.0.price']).toMatch(/^Row 1: Enter an amount/);
  },
);

test('the product shows the lowest and the highest price of its rows, and all of their units', () => {
  const rows = storedRows([
    { ...variant, options: ['S'] },
    { ...variant, options: ['M'], price: 9999, inventoryQuantity: 4 },
  ]);
  expect(sumsOf(rows)).toEqual({ price: '89.99', highest: '99.99', countInStock: '7' });
  expect(sumsOf([{ ...rows[0]!, cells: ['S', '', 'x', '', '1', '', '', '', '', '', ''] }])).toMatchObject({
    price: '',
    highest: '',
  });
});

test('barcode, cost and weight are sent when they are typed anew, so that what others type meanwhile stays', () => {
  const stored = { ...variant, options: ['S'], barcode: '96385074', cost: 400, weight: 250, reorderPoint: 2 };
  const [row] = storedRows([stored]);
  const sent = (cells: string[]) => readRows([{ ...row!, cells: [...row!.cells.slice(0, 5), ...cells] }], 1);
  expect(sent(['96385074', '4.00', '250', '2', '', '']).variants[0]).not.toHaveProperty('cost');
  expect(sent(['', '4.50', '', '0', '', '750 ml']).variants[0]).toMatchObject({
    barcode: null,
    cost: 450,
    weight: null,
    netContent: '750 ml',
    reorderPoint: 0,
  });
  expect(sent(['96385074', 'four', '1.5', '2', '', '']).errors).toEqual({
    'variants.0.cost': 'Row 1: Enter an amount such as 89.99.',
    'variants.0.weight': 'Row 1: Enter a whole number.',
  });
});

test('the margin is what is left of the price, and unknown without a cost', () => {
  const [row] = storedRows([{ ...variant, options: [], price: 1000, cost: 400 }]);
  expect(marginOf(row!, 0)).toBe(60);
  // 8.40 of it are left without a tax of 19 %.
  expect(marginOf(row!, 19_00)).toBe(52);
  expect(marginOf({ ...row!, cells: row!.cells.with(AT.cost, '12.00') }, 0)).toBe(-20);
  expect(marginOf({ ...row!, cells: row!.cells.with(AT.cost, '') }, 0)).toBeNull();
  expect(marginOf({ ...row!, cells: row!.cells.with(AT.price, '0') }, 0)).toBeNull();
});

test('units that are owed are shown and sent below zero, and the limit as it is typed', () => {
  const [row] = storedRows([
    { ...variant, countInStock: 0, inventoryQuantity: -2, backorderLimit: 5, options: [] },
  ]);
  expect(row!.cells.at(AT.stock)).toBe('-2');
  const read = (limit: string) =>
    readRows([{ ...row!, cells: row!.cells.with(AT.backorderLimit, limit) }], 0).variants[0];
  expect(read('5')).toMatchObject({ countInStock: -2, expectedCountInStock: -2 });
  expect(read('5')).not.toHaveProperty('backorderLimit');
  expect(read('9')).toMatchObject({ backorderLimit: 9, expectedFacts: { backorderLimit: 5 } });
  expect(read('')).toMatchObject({ backorderLimit: null });
});
