import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile, sendFile } from '../../proof/testing/importing.ts';
import { PreviewImportDocument, SaveTaxSettingsDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Variant } from '../products/variant.entity.ts';
import { shopifyOldFile } from './formats/samples.ts';

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

const file = (sku: string, price: number, before: number) =>
  `Name,Brand,Category,Price,Compare-at price,SKU\nLamp,Lumen,Home,${price},${before},${sku}\n`;
const read = async (sku: string, price: number, before: number) => {
  const { created, updated, unchanged, errors } = await importFile(shop, admin, file(sku, price, before));
  expect(errors).toEqual([]);
  const variant = await shop.em().findOneOrFail(Variant, { sku, deletedAt: null });
  return {
    created,
    updated,
    unchanged,
    prices: [variant.price, variant.compareAtPrice, variant.lowestPrice30d],
  };
};

const leftOut = async (kind: 'PRODUCTS' | 'STOCK') =>
  (await sendFile(admin, PreviewImportDocument, shopifyOldFile, { kind })).data!.previewImport.leftOut;

test('a shop outside of the EU takes the price before as the file says it', async () => {
  expect((await read('L-1', 90, 120)).prices).toEqual([90_00, 120_00, null]);
  expect(await leftOut('PRODUCTS')).toEqual(['Barcodes that are no GTIN']);
});

test('in the EU an import takes a price before only where this shop asked it, with its lowest price of 30 days', async () => {
  await admin.must(SaveTaxSettingsDocument, {
    input: { homeCountry: 'DE', pricesIncludeTax: true, version: 0 },
  });
  const before = 'Prices before a reduction, but for those that this shop asked: 1';
  expect(await leftOut('PRODUCTS')).toContain(before);
  expect(await leftOut('STOCK')).not.toContain(before);
  expect(await read('L-2', 90, 120)).toMatchObject({ created: 1, prices: [90_00, null, null] });
  expect(await read('L-2', 90, 120)).toMatchObject({ unchanged: 1, prices: [90_00, null, null] });
  expect((await read('L-2', 80, 90)).prices).toEqual([80_00, 90_00, 90_00]);
  // The reduction goes on, and is not larger than it is.
  expect((await read('L-2', 70, 120)).prices).toEqual([70_00, 90_00, 90_00]);
  // What was there stays.
  expect(await read('L-1', 90, 120)).toMatchObject({ unchanged: 1, prices: [90_00, 120_00, null] });
});
