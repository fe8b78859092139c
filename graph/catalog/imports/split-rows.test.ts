import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const HEADER = 'Name,Brand,Category,Price,SKU';
const read = (...rows: string[]) => readCsv(Buffer.from([HEADER, ...rows, ''].join('\n')));

test.each([
  ['within a cell', 'Shelf 12" oak,B,C,1,S', 'Shelf 12" oak'],
  ['at the end of a cell', 'Shelf 12",B,C,1,S', 'Shelf 12"'],
  ['twice within a cell', 'A "big" lamp,B,C,1,S', 'A "big" lamp'],
  ['written twice in a quoted cell', ' "A ""big"", red lamp" ,B,C,1,S', 'A "big", red lamp'],
])('a quotation mark %s is text', async (_, row, name) => {
  const { rows, broken } = await read(row, 'Chair,B,C,2,S-2');
  expect(broken).toEqual([]);
  expect(rows.map(({ row, cells }) => [row, cells[0]])).toEqual([
    [2, name],
    [3, 'Chair'],
  ]);
});

test.each([
  ['is not closed', '"Lamp,B,C,1,S', 'Line 4: a quotation mark is not closed, or in the wrong place.'],
  [
    'in the last cell is not closed',
    'Lamp,B,C,1,"S',
    'Line 4: a quotation mark is not closed, or in the wrong place.',
  ],
  [
    'stands alone in a cell',
    'Lamp,B,",1,S',
    'Line 4: a quotation mark is not closed, or in the wrong place.',
  ],
  [
    'closes too early',
    '"Shelf 12" oak",B,C,1,S',
    'Line 4: a quotation mark is not closed, or in the wrong place.',
  ],
  [
    'closes too early in a row of several lines',
    '"Shelf 12" oak",B,"of,\n\nwood",1,S',
    'Lines 4 to 6: a quotation mark is not closed, or in the wrong place.',
  ],
  ['may be missing', `${'x'.repeat(300_000)},B,C,1,S`, 'Line 4: the row is too long.'],
])('a row in which a quotation mark %s takes no other with it', async (_, row, problem) => {
  const around = ['"Red\nchair",B,C,1,S-1', '"Big, red\ntable ""A""","",C,1,"S,2"'] as const;
  const { rows, broken } = await read(around[0], row, around[1], around[0]);
  expect(broken).toMatchObject([{ row: 3, problem: expect.stringContaining(problem) }]);
  expect(rows.map(({ row, cells }) => [row, cells[0], cells[4]])).toEqual([
    [2, 'Red\nchair', 'S-1'],
    [4, 'Big, red\ntable "A"', 'S,2'],
    [5, 'Red\nchair', 'S-1'],
  ]);
});

test('a mark that a later row would close is found by the rows between', async () => {
  const { rows, broken } = await read('Lamp,B,"C,1,S-1', 'Chair,B,C,1,S-2', 'Table,B,",C",1,S-3');
  expect(broken).toMatchObject([{ row: 2, cells: ['Lamp', 'B', '"C', '1', 'S-1'] }]);
  expect(rows.map(({ cells }) => cells[4])).toEqual(['S-2', 'S-3']);
});

test('where no row has as many cells as the header, a broken one is its first line', async () => {
  const { rows, broken } = await read('"Lamp,B', 'Chair,B,C', '"Table,B', 'Bed,B,C');
  expect(broken.map(({ row }) => row)).toEqual([2, 4]);
  expect(rows.map(({ cells }) => cells[0])).toEqual(['Chair', 'Bed']);
});

test('a header with a mark that is not closed is refused: nothing says what the columns are', async () => {
  await expect(readCsv(Buffer.from('"Name,Brand\nLamp,B\n'))).rejects.toThrow(
    'Line 1: a quotation mark is not closed, or in the wrong place.',
  );
});

test('whatever a mark does to one row, all others are read', async () => {
  // A cell that begins with a delimiter, a mark or a new line may end a cell of the row before in good order.
  const cell = fc.array(fc.constantFrom(...'ab,"\n '), { maxLength: 8 }).map((signs) =>
    signs
      .join('')
      .replace(/^[,"\n ]+/, '')
      .trimEnd(),
  );
  const file = fc.record({
    lineEnd: fc.constantFrom('\n', '\r\n'),
    rows: fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { minLength: 2, maxLength: 8 }),
    damaged: fc.nat(),
    at: fc.nat(),
    isRemoved: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(file, async ({ lineEnd, rows, damaged, at, isRemoved }) => {
      const all = rows.map((cells, index) => [`n${index}`, ...cells]);
      const lines = all.map((cells) => stringify([cells], { eof: false }));
      const wrong = damaged % lines.length;
      const line = lines[wrong]!;
      const marks = [...line.matchAll(/"/g)].map(({ index }) => index);
      const place = isRemoved ? (marks[at % marks.length] ?? 0) : at % (line.length + 1);
      lines[wrong] =
        isRemoved && marks.length > 0
          ? line.slice(0, place) + line.slice(place + 1)
          : `${line.slice(0, place)}"${line.slice(place)}`;
      const file = await readCsv(Buffer.from([HEADER, ...lines, ''].join(lineEnd)));
      const found = new Set(file.rows.map(({ cells }) => JSON.stringify(cells)));
      const lost = all.filter((cells, index) => index !== wrong && !found.has(JSON.stringify(cells)));
      expect(lost).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test.each<[string, (n: number) => string]>([
  ['open a mark', () => '"a'],
  ['open and escape marks', () => 'b,"""'],
  ['close too early', (n) => `"Shelf ${n}" oak",B,C,1,S-${n}`],
  ['have one cell after a mark that is not closed', (n) => (n === 0 ? '"a' : 'a')],
  ['are broken in every third', (n) => `${n % 3 ? '' : '"'}Shelf ${n},B,C,1,S-${n}`],
])('50,000 rows that %s are read in five seconds', async (_, rowOf) => {
  const begin = performance.now();
  const { rows, broken } = await read(...Array.from({ length: 50_000 }, (_, n) => rowOf(n)));
  expect(rows.length + broken.length).toBeGreaterThan(0);
  expect(performance.now() - begin).toBeLessThan(5000);
});

test('reading a file of short rows leaves turns to other work, and rows without content take none', async () => {
  const turnsOf = async (file: string) => {
    let turns = 0;
    let isRead = false;
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    const { rows } = await readCsv(Buffer.from(file));
    isRead = true;
    return { turns, rows: rows.length };
  };
  const ragged = await turnsOf(`A,B\n${'L\n'.repeat(20_000)}`);
  expect(ragged.rows).toBe(20_000);
  expect(ragged.turns).toBeGreaterThanOrEqual(10);
  const blank = await turnsOf(`A,B\nL,S\n${'\n,\n ,\n'.repeat(20_000)}`);
  expect(blank).toEqual({ turns: expect.any(Number), rows: 1 });
  expect(blank.turns).toBeLessThanOrEqual(3);
});
