import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guardCell, readCell } from '../../core/formula-guard.ts';
import { beginImport, exportFile, importFile, sendFile } from '../../proof/testing/importing.ts';
import { PreviewImportDocument, StartImportDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const start = (file: string | Uint8Array) =>
  sendFile(admin, StartImportDocument, file, { kind: 'PRODUCTS' as const });
const header = 'Name,Brand,Category,Price,SKU';
const lines = (count: number) => Array.from({ length: count }, (_, n) => `Lamp ${n},B,C,1,S-${n}`).join('\n');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, string | Uint8Array, RegExp]>([
  ['an empty file', '', /^The file is empty\. Its first row has to name the columns\.$/],
  ['no rows', `${header}\n`, /^The file has a header and no rows below it\.$/],
  ['no header that is known', 'a,b\n1,2\n', /^No column says which product a row is about\./],
  ['an identifier alone', 'SKU\nL-1\n', /^No column has anything to import\./],
  ['NULs', `${header}\n${'\0'.repeat(9)}`, /NUL characters.*Save it as CSV in UTF-8/],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /NUL characters/],
  [
    '1,001 columns',
    `${Array.from({ length: 1001 }, (_, n) => `c${n}`).join(',')}\n1\n`,
    /^The file has 1001 columns\. Leave at most 1000/,
  ],
  ['100,000 rows', `${header}\n${lines(100_000)}`, /^The file has more than 50000 rows\. Split it/],
  [
    'a mark in its header that is not closed',
    `"${header}\nLamp,B,C,1,S\n`,
    /^Line 1: a quotation mark is not closed/,
  ],
  ['two columns of one name', 'Name,name\nLamp,Lamp\n', /^Two columns are called "name"/],
])('a file with %s is refused as a whole, with a sentence', async (_, file, message) => {
  const { code, errors } = await start(file);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.message).toMatch(message);
});

test('a file of more than 10 MB is refused', async () => {
  expect((await start('x'.repeat(10 * 1024 * 1024 + 1))).code).toBe('TOO_LARGE');
});

test.each<[string, string, string, string]>([
  [
    'a price with a thousands separator',
    'Lamp,B,C,"1,299",S-1',
    'PRICE',
    'Price is "1,299". Write it with at most two decimals',
  ],
  ['a price that is no number', 'Lamp,B,C,12 EUR,S-1', 'PRICE', 'Price is "12 EUR"'],
  ['a negative price', 'Lamp,B,C,-1,S-1', 'PRICE', 'Price is "-1"'],
  [
    'a sign that the message would cut in two',
    `Lamp,B,C,${'a'.repeat(39)}😀,S-1`,
    'PRICE',
    `Price is "${'a'.repeat(39)}`,
  ],
  ['too few cells', 'Lamp,B,C', 'null', 'The row has 3 cells, but the header has 5.'],
  ['too many cells', 'Lamp,B,C,1,S-1,more', 'null', 'The row has 6 cells, but the header has 5.'],
  ['a mark that is not closed', '"Lamp,B,C,1,S-1', 'null', 'Line 2: a quotation mark is not closed'],
  ['a cell of 1 MB', `${'x'.repeat(1_000_000)},B,C,1,S`, 'null', 'Line 2: the row is too long.'],
  ['a control character', 'La\u0007mp,B,C,1,S-1', 'NAME', 'Name has control characters. Remove them.'],
  ['a long name', `${'x'.repeat(201)},B,C,1,S-1`, 'NAME', 'A name is needed: 1 to 200 characters'],
  [
    'no category',
    'Lamp,B,,1,S-1',
    'CATEGORY',
    'There is no such product yet, and a new one needs a category.',
  ],
  [
    'a SKU that came before',
    'Lamp,B,C,1,S-1\nChair,B,C,1,S-1',
    'SKU',
    'Row 2 has the same SKU. Leave one of the two rows.',
  ],
  [
    'a path that is too deep',
    'Lamp,B,a > b > c > d > e > f,1,S-1',
    'CATEGORY',
    'A path of categories has 2 to 5 names',
  ],
])('%s is an error of its row', async (_, rows, field, message) => {
  const before = await shop.em().count(Product);
  const result = await importFile(shop, admin, `${header}\n${rows}\n`, { dryRun: true });
  expect(result).toMatchObject({ state: 'DONE', failed: 1 });
  const [error] = result.errors;
  expect(error!.field ?? 'null').toBe(field);
  expect(error!.message).toContain(message);
  expect(await shop.em().count(Product)).toBe(before);
});

test('a name in several lines is one line, also those of options', async () => {
  const file = `${header},Option 1,Value 1\n"Tall\nlamp",B,C,10,T-1,"Size\r\nof it","S\nM"\n`;
  expect(await importFile(shop, admin, file)).toMatchObject({ created: 1, failed: 0 });
  const { product, options } = await shop
    .em()
    .findOneOrFail(Variant, { sku: 'T-1' }, { populate: ['product'] });
  expect([product.name, ...product.optionNames, ...options]).toEqual(['Tall lamp', 'Size of it', 'S M']);
});

test('all rows of a product are imported or none', async () => {
  const file = `${header},Option 1,Value 1\nShoe,B,C,10,A-1,Size,40\nShoe,B,C,ten,A-2,Size,41\nLamp,B,C,5,A-3,,\n`;
  const result = await importFile(shop, admin, file);
  expect(result).toMatchObject({ created: 1, failed: 2 });
  expect(result.errors.map(({ row, message }) => [row, message.slice(0, 35)])).toEqual([
    [2, 'Row 3 of the same product has an er'],
    [3, 'Price is "ten". Write it with at mo'],
  ]);
  expect(await shop.em().count(Product, { name: 'Shoe' })).toBe(0);

  const failed = await (await admin.fetch(result.errorsPath)).text();
  expect(failed).toContain('A-2,Size,41,"Row 3, Shoe (A-2): Price: Price is ""ten"".');
  expect(failed.trim().split('\n')).toHaveLength(3);
  const fixed = await importFile(shop, admin, failed.replace(',ten,', ',10,'));
  expect(fixed).toMatchObject({ created: 2, failed: 0 });
});

test('a row with a broken quotation mark loses nothing of the others, also not of its product', async () => {
  const variants = ['40', '41', '42'].map((size) => `Boot,B,C,10,B-${size},Size,${size}`);
  const broken = variants[1]!.replace('Boot', '"Boot');
  const rows = [`${header},Option 1,Value 1`, variants[0], broken, variants[2], 'Shelf 12" oak,B,C,1,S,,'];
  expect(await importFile(shop, admin, `${rows.join('\n')}\n`)).toMatchObject({
    created: 3,
    failed: 1,
    total: 4,
    errors: [{ row: 3, field: null, message: expect.stringMatching(/^Line 3: a quotation mark/) }],
  });
  expect(await shop.em().count(Product, { name: 'Shelf 12" oak' })).toBe(1);
  const skus = (await shop.em().find(Variant, { sku: /^B-/ })).map(({ sku }) => sku);
  expect(skus.toSorted()).toEqual(['B-40', 'B-42']);
});

test('the file of failed rows has a broken one with its marks as text', async () => {
  const { errorsPath } = await importFile(shop, admin, `${header}\n"Desk,B,C,1,D-1\nStool,B,C,1,D-2\n`);
  const failed = await (await admin.fetch(errorsPath)).text();
  expect(failed).toContain('\n"""Desk",B,C,1,D-1,"Row 2, Desk, B, C: Line 2: a quotation mark');
  const fixed = await importFile(shop, admin, failed.replace('"""Desk"', 'Desk'));
  expect(fixed).toMatchObject({ created: 1, failed: 0 });
});

test.each([
  ['UTF-8', Buffer.from('Name;Brand\nCafé;Ümit\n')],
  ['UTF-8 with a mark', Buffer.from('\ufeffName;Brand\nCafé;Ümit\n')],
  ['UTF-16', utf16('Name;Brand\nCafé;Ümit\n')],
  ['Windows-1252', Buffer.from('Name;Brand\nCaf\xe9;\xdcmit\n', 'latin1')],
])('a file in %s is read', async (_, file) => {
  const { data } = await sendFile(admin, PreviewImportDocument, file, { kind: 'PRODUCTS' as const });
  expect(data!.previewImport).toMatchObject({
    columns: [
      { header: 'Name', field: 'NAME' },
      { header: 'Brand', field: 'BRAND' },
    ],
    rows: [{ row: 2, cells: ['Café', 'Ümit'] }],
  });
});

test.each([',', ';', '\t'])('cells are separated by %j', async (delimiter) => {
  const file = `Name${delimiter}"Brand, of it; all"${delimiter}SKU\na${delimiter}b${delimiter}c\n`;
  const { data } = await sendFile(admin, PreviewImportDocument, file, { kind: 'PRODUCTS' as const });
  expect(data!.previewImport).toMatchObject({ delimiter, rows: [{ cells: ['a', 'b', 'c'] }] });
});

test('a line that names the delimiter to Excel is not the header, and lines may end in different ways', async () => {
  const emoji = '\u{1f600}';
  const file = `sep=;\r\nName;Brand;SKU\r\na,b;c,d,e;${emoji}\nf;g;h\ri;j;k\r\n`;
  const { data } = await sendFile(admin, PreviewImportDocument, file, { kind: 'PRODUCTS' as const });
  expect(data!.previewImport).toMatchObject({
    delimiter: ';',
    rows: [{ cells: ['a,b', 'c,d,e', emoji] }, { cells: ['f', 'g', 'h'] }, { cells: ['i', 'j', 'k'] }],
  });
});

test('a sign of two units is read wherever the file is cut for parsing', async () => {
  const text = '\u{1f600}'.repeat(90_000);
  const { rows } = await readCsv(Buffer.from(`Name,Brand\n${text},a\nx${text},b\n`));
  expect(rows.map(({ cells }) => cells[0])).toEqual([text, `x${text}`]);
});

describe('formulas', () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1", "''@x", "'plain"];

  test('are text, with an apostrophe in exports that imports remove', async () => {
    const rows = formulas.map((name, n) => `${name},=B,C,1,F-${n}`).join('\n');
    expect(await importFile(shop, admin, `${header}\n${rows}\n`)).toMatchObject({ failed: 0, created: 7 });
    const names = (await shop.em().find(Product, { brand: '=B' })).map(({ name }) => name);
    expect(names.toSorted()).toEqual(formulas.map(readCell).toSorted());

    const text = await exportFile(shop, admin);
    expect(text).not.toMatch(/(^|,)[=+@-]/m);
    expect(await importFile(shop, admin, text)).toMatchObject({ updated: 0, created: 0, failed: 0 });
  });

  test('rows that failed bear no formula', async () => {
    const result = await importFile(shop, admin, `${header}\n=1+1,@B,\uFF0BC,none,'=X\n`);
    const failed = await (await admin.fetch(result.errorsPath)).text();
    expect(failed).toContain("'=1+1,'@B,'\uFF0BC,none,'=X,");
  });

  test.each(formulas)('%j comes back as it was', (text) => {
    expect(readCell(guardCell(text))).toBe(text);
    expect(guardCell(text)).not.toMatch(/^[=+\-@\t]/);
  });

  test.each([
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '﹦1',
    '\u200B=1',
    '\uFEFF=1',
    '\u00A0@x',
    ' =1',
    '\u00AD\u2060+1',
  ])('%j has an apostrophe before it, and comes back as it was', (text) => {
    expect(guardCell(text)).toBe(`'${text}`);
    expect(readCell(guardCell(text))).toBe(text);
  });

  test.each([
    ['Lamp;=1+1;x', "Lamp;'=1+1;x"],
    ["Lamp;'=1+1", "Lamp;''=1+1"],
    ['Ann\n=1+1;x', "Ann\n'=1+1;x"],
    ['Ann\r\n@x', "Ann\r\n'@x"],
    ['\n=1', "'\n'=1"],
    ['\t=1+1', "'\t'=1+1"],
    ['Lamp\t@x|+1', "Lamp\t'@x|'+1"],
    [';;= 1', ";;'= 1"],
    ['Lamp; \u200B-1', "Lamp;' \u200B-1"],
  ])('%j is no formula where other signs separate cells: %j, which comes back as it was', (text, cell) => {
    expect(guardCell(text)).toBe(cell);
    expect(readCell(cell)).toBe(text);
  });

  test.each(['a=b', 'Lamp; red', 'Lamp - red', 'one\r\ntwo\n\nthree', '1-2', "it's", ''])(
    '%j needs none',
    (text) => {
      expect(guardCell(text)).toBe(text);
    },
  );
});

test('a text with bytes that are no UTF-8 is read as Windows-1252, unless more of them are', () => {
  expect(decodeText(Buffer.from([0x80, 0x41])).text).toBe('€A');
  const german = Buffer.from('Süße Grüße für Ümit', 'latin1');
  expect(decodeText(german)).toEqual({ text: 'Süße Grüße für Ümit', encoding: 'Windows-1252' });
  const damaged = Buffer.concat([
    Buffer.from('Süße Äpfel, Gr'),
    Buffer.from([0xfc]),
    Buffer.from('ße für Ümit'),
  ]);
  expect(decodeText(damaged)).toEqual({ text: 'Süße Äpfel, Gr\u001aße für Ümit', encoding: 'UTF-8' });
});

test('one NUL and one byte that is no UTF-8 cost their rows alone', async () => {
  const rows = ['Wa\0nd,B,C,1,N-1', 'Käse,B,C,1,N-2', 'T#pfe,B,Küche,1,N-3', 'Töpfe,B,Küche,1,N-4'];
  const text = Buffer.from(`${header}\n${rows.join('\n')}\n`);
  text[text.indexOf('#')] = 0xf6;
  const result = await importFile(shop, admin, text);
  expect(result).toMatchObject({
    created: 2,
    failed: 2,
    errors: [
      { row: 2, field: 'NAME', message: 'Name has control characters. Remove them.' },
      {
        row: 4,
        field: 'NAME',
        message: expect.stringMatching(/^Name has a character that cannot be read\./),
      },
    ],
  });
  expect(await shop.em().count(Product, { name: ['Käse', 'Töpfe'] })).toBe(2);
});

test('files are for staff with PRODUCTS alone, and no picture server shows them', async () => {
  const { id, errorsPath } = await beginImport(admin, `${header}\nX,B,C,1,X-1\n`, { dryRun: true });
  expect((await shop.guest().fetch(errorsPath)).status).toBe(401);
  expect((await (await shop.shopper()).fetch(errorsPath)).status).toBe(403);
  expect((await (await shop.staff('ORDERS')).fetch(errorsPath)).status).toBe(403);
  expect((await (await shop.staff('PRODUCTS')).fetch(errorsPath)).status).toBe(200);
  expect((await admin.fetch(`/uploads/import-${id}.csv`)).status).toBe(404);
  expect((await admin.fetch('/files/imports/none/errors.csv')).status).toBe(404);
  expect((await admin.fetch(`/files/exports/${id}/products.csv`)).status).toBe(404);
});
