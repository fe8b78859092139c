import { expect, test } from 'vitest';
import { readCsv } from '../read-csv.ts';
import { formatOf, readFormat } from './read-format.ts';
import { medusaFile, shopifyFile, vendureFile, wooFile } from './samples.ts';

const options = { currency: 'EUR', now: new Date('2026-05-10T12:00:00Z'), backorderLimit: 40 };

/** The stock of a row, with a warning when it is not as the file says. */
async function stockOf(text: string, row: number) {
  const file = await readCsv(Buffer.from(text));
  const { headers, rows } = await readFormat(file, formatOf(file)!, options);
  const found = rows.find((each) => each.row === row)!;
  const cell = (header: string) => found.cells[headers.indexOf(header)];
  return { stock: cell('Stock'), backorder: cell('Backorder limit'), warnings: found.warnings };
}
const woo = (stock: string, state = '1', backorders = '0') =>
  stockOf(
    wooFile
      .replace(',3,0,,42,45,', `,${stock},${backorders},,42,45,`)
      .replace('2099-05-10,1,', `2099-05-10,${state},`),
    4,
  );
const shopify = (tracker: string, quantity: string) =>
  stockOf(shopifyFile.replace(',shopify,7,', `,${tracker},${quantity},`), 2);

test.each([
  ['3', '1', '3'],
  ['', '1', ''],
  ['', '0', '0'],
  ['parent', '1', ''],
  ['7.00', '1', '7'],
])('a stock of "%s" of WooCommerce, in stock %s, is "%s"', async (stock, state, read) => {
  expect(await woo(stock, state)).toMatchObject({ stock: read, backorder: '0', warnings: undefined });
});

test.each([
  ['', 'backorder', '0'],
  ['2', '1', '1'],
  ['2', '1', 'notify'],
])('WooCommerce sells %s units of state %s with backorders %s without stock', async (...given) => {
  expect(await woo(...given)).toMatchObject({ stock: given[0], backorder: '40' });
});

test.each([
  ['shopify', '7', '7'],
  ['', '0', ''],
  ['', '-3', ''],
  ['', '', ''],
  ['', '7', '7'],
])('a quantity of Shopify tracked by "%s" and of "%s" is "%s"', async (tracker, quantity, read) => {
  expect(await shopify(tracker, quantity)).toMatchObject({ stock: read, warnings: undefined });
});

test('a file of Shopify without the column of the tracker counts what it says', async () => {
  const [header, row] = shopifyFile.split('\n');
  const file = `${header!.replace('Inventory tracker,', '')}\n${row!.replace('shopify,7', '0')}\n`;
  expect(await stockOf(file, 2)).toMatchObject({ stock: '0' });
});

test('what Medusa and Vendure do not count has no stock', async () => {
  const medusa = medusaFile
    .replaceAll('\nprod', '\nFALSE,prod')
    .replace('Product Id', 'Variant Manage Inventory,Product Id');
  expect(await stockOf(medusa.replace('T-S,,5', 'T-S,,0'), 2)).toMatchObject({ stock: '' });
  expect(await stockOf(medusa, 2)).toMatchObject({ stock: '5' });
  expect(await stockOf(vendureFile, 3)).toMatchObject({ stock: '' });
});

test('a stock below zero begins with 0, which is said; what may be thousands or parts is left to its row', async () => {
  expect(await woo('-2')).toMatchObject({
    stock: '0',
    warnings: [
      { field: 'stock', message: expect.stringMatching(/^The stock is -2 in the file: it begins with 0/) },
    ],
  });
  for (const text of ['"1,000"', '1.000', '2.5', 'many'])
    expect(await woo(text)).toMatchObject({ stock: text.replaceAll('"', ''), warnings: undefined });
});
