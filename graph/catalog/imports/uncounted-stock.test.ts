import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile, sendFile, workImports } from '../../proof/testing/importing.ts';
import {
  ImportDocument,
  PreviewImportDocument,
  RunImportDocument,
  StartImportDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Variant } from '../products/variant.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

/** Products of WooCommerce, each with its SKU and what the file says of its stock. */
const woo = (...rows: [sku: string, inStock: string, stock: string, backorders: string][]) =>
  `ID,Type,SKU,Name,Published,In stock?,Stock,Backorders allowed?,Regular price\n${rows
    .map(([sku, ...said], n) => `${n},simple,${sku},${sku},1,${said.join(',')},5\n`)
    .join('')}`;
const stockOf = async (sku: string) => {
  const { countInStock, backorderLimit } = await shop
    .em()
    .findOneOrFail(Variant, { sku, deletedAt: null }, { refresh: true });
  return [countInStock, backorderLimit];
};
const stock = (startingStock: number, backorderLimit?: number) => ({ startingStock, backorderLimit });

test('the preview says how many variants have no count, and how many are sold without stock', async () => {
  const file = woo(
    ['U-1', '1', '', '0'],
    ['U-2', '1', '', '1'],
    ['U-3', '0', '', '0'],
    ['U-4', '1', '3', 'notify'],
  );
  const { data } = await sendFile(admin, PreviewImportDocument, `${file}9,variation,U-9,U-9,1,1,,0,5\n`, {
    kind: 'PRODUCTS' as const,
  });
  const { backordered, columns } = data!.previewImport;
  expect([columns.find(({ field }) => field === 'STOCK')!.empty, backordered]).toEqual([2, 2]);
  const own = 'Name,Stock\nLamp,\nChair,4\n';
  const plain = (await sendFile(admin, PreviewImportDocument, own, { kind: 'PRODUCTS' as const })).data!;
  expect(plain.previewImport).toMatchObject({ backordered: 0, columns: [{ empty: 0 }, { empty: 1 }] });
});

test('new variants without a count begin with the units that the import says, and others keep their stock', async () => {
  const file = woo(['A-1', '1', '', '0'], ['A-2', '0', '', '0'], ['A-3', '1', '3', '0']);
  const before = await importFile(shop, admin, file, { stock: stock(7) });
  expect(before).toMatchObject({ created: 3, failed: 0 });
  expect([await stockOf('A-1'), await stockOf('A-2'), await stockOf('A-3')]).toEqual([
    [7, null],
    [0, null],
    [3, null],
  ]);
  await importFile(shop, admin, 'SKU,Stock\nA-1,4\n');
  expect(await importFile(shop, admin, file, { stock: stock(9) })).toMatchObject({ unchanged: 3 });
  expect(await stockOf('A-1')).toEqual([4, null]);
  await importFile(shop, admin, woo(['A-4', '1', '', '0']));
  expect(await stockOf('A-4')).toEqual([0, null]);
});

test('the check of a file keeps them for its import, also for columns that are mapped', async () => {
  const { data } = await sendFile(
    admin,
    StartImportDocument,
    'Name,Brand,Category,Price,SKU\nBed,B,C,9,B-1\n',
    {
      kind: 'PRODUCTS' as const,
      dryRun: true,
      stock: stock(12),
    },
  );
  await workImports(shop);
  const { id } = data!.startImport;
  await admin.must(RunImportDocument, { id });
  await workImports(shop);
  expect((await admin.must(ImportDocument, { id })).import).toMatchObject({ state: 'DONE', created: 1 });
  expect(await stockOf('B-1')).toEqual([12, null]);
});

test('what is sold without stock there is sold so here, up to the limit of the import', async () => {
  await importFile(shop, admin, woo(['C-1', '1', '2', '1'], ['C-2', 'backorder', '', '0']), {
    stock: stock(0, 30),
  });
  expect([await stockOf('C-1'), await stockOf('C-2')]).toEqual([
    [2, 30],
    [0, 30],
  ]);
  await importFile(shop, admin, woo(['C-3', '1', '2', '1']));
  expect(await stockOf('C-3')).toEqual([2, 1_000_000]);
  await importFile(shop, admin, woo(['C-4', '1', '2', '1']), { stock: stock(0, 0) });
  expect(await stockOf('C-4')).toEqual([2, null]);
});

test('a stock below zero is a warning of its row, thousands and parts are errors', async () => {
  const file = woo(['D-1', '1', '-2', '0'], ['D-2', '1', '2.5', '0'], ['D-3', '1', '"1,000"', '0']);
  expect(await importFile(shop, admin, file, { stock: stock(7) })).toMatchObject({
    created: 1,
    failed: 2,
    warnings: [{ row: 2, field: 'STOCK', message: expect.stringContaining('The stock is -2 in the file') }],
    errors: [
      { row: 3, field: 'STOCK', message: 'Stock is "2.5". Write a whole number, 0 to 1000000.' },
      { row: 4, field: 'STOCK', message: 'Stock is "1,000". Write a whole number, 0 to 1000000.' },
    ],
  });
  expect(await stockOf('D-1')).toEqual([0, null]);
  const own = await importFile(shop, admin, 'Name,Brand,Category,Price,SKU,Stock\nRug,B,C,9,D-4,-3\n');
  expect(own.errors).toMatchObject([
    { row: 2, field: 'STOCK', message: expect.stringContaining('cannot be negative') },
  ]);
});

test.each([stock(-1), stock(1_000_001), stock(0, -1)])('%j is refused', async (given) => {
  const { code } = await sendFile(admin, StartImportDocument, woo(['E-1', '1', '', '0']), {
    kind: 'PRODUCTS' as const,
    stock: given,
  });
  expect(code).toBe('BAD_USER_INPUT');
});
