import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { decimalOf } from './table-cell.ts';
import { MOST_XLSX_ROWS, refuseTooLong, tableFile } from './table-file.ts';

const rows = [
  ['=1+1', 3, { amount: 1_234_50, currency: 'EUR' }, { day: '2026-10-31' }, new Date('2026-10-31T12:00:00Z')],
  ['<b> & "x"\u0000', null, { amount: -500, currency: 'JPY' }, null, null],
] as const;
const headers = ['Text', 'Number', 'Amount', 'Day', 'Moment'];

const partsOf = (of: typeof rows | (readonly [string])[] = rows) => {
  const file = tableFile('xlsx', headers);
  const bytes = [file.write(of.slice(0, 1)), file.write(of.slice(1)), file.end()] as Uint8Array[];
  const parts = Object.entries(unzipSync(Buffer.concat(bytes)));
  return Object.fromEntries(parts.map(([name, part]) => [name, strFromU8(part)]));
};

test('a sheet of XLSX has texts that are no formulas, and amounts, days and moments as numbers', () => {
  const sheet = partsOf()['xl/worksheets/sheet1.xml']!;
  expect(sheet).not.toContain('<f>');
  expect([...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text]) => text)).toEqual([
    ...headers,
    '&apos;=1+1',
    '&lt;b&gt; &amp; &quot;x&quot;',
  ]);
  expect(
    [...sheet.matchAll(/<c s="(\d)"><v>([^<]*)<\/v>/g)].map(([, style, value]) => `${style}:${value}`),
  ).toEqual(['0:3', '4:1234.50', '2:46326', '3:46326.5', '5:-500']);
  expect(sheet.match(/<row>/g)).toHaveLength(3);
});

test('a text of XLSX that is like the code of a character stays as it is', () => {
  const texts = ['_x003D_1+1', 'a_x000d__x0041_b', '_x003\u0000D_2', '_x_', '_x12_'];
  const sheet = partsOf(texts.map((text) => [text] as const))['xl/worksheets/sheet1.xml']!;
  expect([...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].slice(headers.length).map(([, text]) => text)).toEqual(
    [...['_x005F_x003D_1+1', 'a_x005F_x000d__x005F_x0041_b', '_x005F_x003D_2', '_x_', '_x12_']],
  );
});

test('amounts of XLSX have the code and the digits of their currency', () => {
  const styles = partsOf()['xl/styles.xml']!;
  expect([...styles.matchAll(/formatCode="([^"]*)"/g)].map(([, code]) => code)).toEqual([
    ...['yyyy-mm-dd', 'yyyy-mm-dd hh:mm:ss', '#,##0.00 [$EUR]', '#,##0 [$JPY]'],
  ]);
});

test('every part of a workbook that another names is there', () => {
  const parts = partsOf();
  const named = [...parts['[Content_Types].xml']!.matchAll(/PartName="\/([^"]+)"/g)].map(([, name]) => name!);
  expect(named).toHaveLength(3);
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(named));
});

test('a file of CSV has the same cells as texts', () => {
  const file = tableFile('csv', headers);
  expect(`${file.write([])}${file.write(rows)}${file.end()}`).toBe(
    `\ufeffText,Number,Amount,Day,Moment\n'=1+1,3,1234.50,2026-10-31,2026-10-31T12:00:00.000Z\n"<b> & ""x""\u0000",,-500,,\n`,
  );
});

test.each([
  [0, 'EUR', '0.00'],
  [-5, 'EUR', '-0.05'],
  [1_234, 'BHD', '1.234'],
  [7, 'JPY', '7'],
])('%i minor units of %s are %s', (amount, currency, text) => {
  expect(decimalOf({ amount, currency })).toBe(text);
});

test('more rows than a sheet can have are refused with what to do, but as CSV', () => {
  expect(() => refuseTooLong('xlsx', MOST_XLSX_ROWS)).not.toThrow();
  expect(() => refuseTooLong('xlsx', MOST_XLSX_ROWS + 1)).toThrow(/Choose a shorter period, or take CSV/);
  expect(() => refuseTooLong('csv', MOST_XLSX_ROWS + 1)).not.toThrow();
});
