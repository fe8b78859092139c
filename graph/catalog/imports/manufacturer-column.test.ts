import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportFile, importFile } from '../../proof/testing/importing.ts';
import {
  SafetyOfProductDocument,
  SaveManufacturerDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let lumen: string;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const input = { name: 'Lumen, "Works"', postalAddress: 'Berlin', electronicAddress: 'a@maker.example' };
  lumen = (await admin.must(SaveManufacturerDocument, { input })).saveManufacturer.manufacturer.id;
});
afterAll(() => shop?.close());

const makerOf = async (id: string) =>
  (await admin.must(SafetyOfProductDocument, { id })).product.manufacturer?.id ?? null;
const HEADER = 'Product ID;Manufacturer (product safety)\n';
const CELL = '"Lumen, ""Works"""';

test('a product gets the manufacturer that its row names, and keeps it where a row names none', async () => {
  const { id } = await shop.addProduct();
  expect(await importFile(shop, admin, `${HEADER}${id};${CELL}\n`)).toMatchObject({ updated: 1, errors: [] });
  expect(await makerOf(id)).toBe(lumen);
  expect(await importFile(shop, admin, `${HEADER}${id};${CELL}\n`)).toMatchObject({ unchanged: 1 });
  expect(await importFile(shop, admin, `${HEADER}${id};\n`)).toMatchObject({ unchanged: 1, errors: [] });
  expect(await makerOf(id)).toBe(lumen);
});

test('a new product has it, too', async () => {
  const file = `Name;Brand;Category;Price;Manufacturer (product safety)\nNew lamp;Lumen;Home;5;${CELL}\n`;
  expect(await importFile(shop, admin, file)).toMatchObject({ created: 1, errors: [] });
  const [row] = await shop.em().execute(`select manufacturer_id as of from products where name = 'New lamp'`);
  expect(row).toEqual({ of: lumen });
});

test('a name that no manufacturer has is refused at its cell, and adds none', async () => {
  const { id } = await shop.addProduct();
  const result = await importFile(shop, admin, `${HEADER}${id};Nobody\n`);
  expect(result).toMatchObject({
    failed: 1,
    errors: [{ row: 2, field: 'MANUFACTURER', code: 'NOT_FOUND' }],
  });
  expect(await makerOf(id)).toBeNull();
});

test('what is exported names it, and imported again changes nothing; "Manufacturer" alone is the brand', async () => {
  const { id } = await shop.addProduct({ name: 'Exported' });
  await admin.must(UpdateProductDocument, { input: { id, manufacturerId: lumen } });
  const file = await exportFile(shop, admin);
  expect(file.split('\n').find((line) => line.includes('Exported'))).toContain(CELL);
  const again = await importFile(shop, admin, file);
  expect(again).toMatchObject({ updated: 0, failed: 0, unchanged: again.total });
  expect(await importFile(shop, admin, `Product ID;Manufacturer\n${id};Nobody\n`)).toMatchObject({
    updated: 1,
  });
  expect(await makerOf(id)).toBe(lumen);
});
