import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_RULES } from '#money/shop-rules';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { exportFile, importFile } from '../../proof/testing/importing.ts';
import {
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { taxSettings } from '../../trade/tax/tax-settings.ts';
import { Product } from '../products/product.entity.ts';
import { vendureFile, wooFile } from './formats/samples.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  const [rate] = DEFAULT_RULES.taxRates;
  const rates = ['standard', 'reduced'].map((taxClass) => ({ ...rate!, taxClass }));
  const value = { ...taxSettings.defaults, rates };
  await shop.em().insert(Setting, { key: 'tax', value, version: 1, updatedAt: new Date() });
});
afterAll(() => shop?.close());

const classOf = async (id: string) => (await shop.em().findOneOrFail(Product, id)).taxClass;
const classesOf = async (...names: string[]) => {
  const found = await shop.em().find(Product, { name: names }, { orderBy: { name: 'asc', taxClass: 'asc' } });
  return found.map(({ name, taxClass }) => [name, taxClass]);
};
const HEADER = 'Product ID;Name;Tax class\n';

test('a product gets the tax class of its row, and keeps it where a row names none', async () => {
  const { id } = await shop.addProduct();
  expect(await importFile(shop, admin, `${HEADER}${id};;Reduced\n`)).toMatchObject({
    updated: 1,
    errors: [],
    warnings: [],
  });
  expect(await classOf(id)).toBe('reduced');
  expect(await importFile(shop, admin, `${HEADER}${id};;\n`)).toMatchObject({ unchanged: 1, warnings: [] });
  expect(await classOf(id)).toBe('reduced');
});

test('a class without a rate is left out with a warning, and the rest of the row is imported', async () => {
  const { id } = await shop.addProduct();
  await admin.must(UpdateProductDocument, { input: { id, taxClass: 'reduced' } });
  const known = await importFile(shop, admin, `${HEADER}${id};Renamed;luxury\n`);
  expect(known).toMatchObject({
    updated: 1,
    failed: 0,
    errors: [],
    warnings: [{ row: 2, field: 'TAX_CLASS', code: 'NOT_FOUND' }],
  });
  expect(known.warnings[0]!.message).toMatch(
    /^No tax rate has the class "luxury": the product keeps "reduced"/,
  );
  expect(await classesOf('Renamed')).toEqual([['Renamed', 'reduced']]);

  const file =
    'Name;Brand;Category;Price;Tax class\nNew lamp;Lumen;Home;5;luxury\nWrong;Lumen;Home;x;luxury\n';
  const added = await importFile(shop, admin, file);
  expect(added).toMatchObject({ created: 1, failed: 1 });
  // The row that failed has its error alone.
  expect(added.warnings.map(({ row }) => row)).toEqual([2]);
  expect(added.warnings[0]!.message).toContain('the product gets "standard"');
  expect(await classesOf('New lamp', 'Wrong')).toEqual([['New lamp', 'standard']]);
});

test('a try has the same warnings', async () => {
  const { id } = await shop.addProduct();
  const tried = await importFile(shop, admin, `${HEADER}${id};Tried;luxury\n`, { dryRun: true });
  expect(tried.warnings).toHaveLength(1);
  expect(await classesOf('Tried')).toEqual([]);
});

test('what is exported has it; imported again it changes nothing, also of a class without a rate', async () => {
  const { id } = await shop.addProduct({ name: 'Exported' });
  await admin.must(UpdateProductDocument, { input: { id, taxClass: 'books' } });
  const file = await exportFile(shop, admin);
  expect(file.split('\n').find((line) => line.includes('Exported'))).toContain('books');
  const again = await importFile(shop, admin, file);
  expect(again).toMatchObject({ updated: 0, failed: 0, unchanged: again.total, warnings: [] });
});

test('files of WooCommerce and Vendure have it', async () => {
  const [headers, ...rows] = wooFile.trimEnd().split('\n');
  const classes: Record<string, string> = { CAP: 'reduced-rate', H: 'zero-rate', 'H-B': 'parent' };
  const cells = rows.map((row) => `${row},${classes[row.split(',')[2]!] ?? ''}`);
  const woo = await importFile(shop, admin, [`${headers},Tax class`, ...cells].join('\n'));
  expect(await classesOf('Cap', 'Hoodie')).toEqual([
    ['Cap', 'reduced'],
    ['Cap', 'standard'],
    ['Hoodie', 'standard'],
  ]);
  expect(woo.warnings.map(({ message }) => message)).toEqual([expect.stringContaining('"zero"')]);
  await importFile(shop, admin, vendureFile.replaceAll('standard ', 'reduced  '));
  expect(await classesOf('Mouse')).toEqual([['Mouse', 'reduced']]);
});

test('many products get a tax class at once, and the one before by undoing that', async () => {
  const products = [await shop.addProduct(), await shop.addProduct()].map(({ id }) => ({ id }));
  const update = (taxClass: string) =>
    admin.execute(UpdateProductsDocument, { products, changes: { taxClass } });
  expect((await update('Not a class')).code).toBe('BAD_USER_INPUT');
  await update('reduced');
  expect(await Promise.all(products.map(({ id }) => classOf(id)))).toEqual(['reduced', 'reduced']);
  await admin.must(UndoUpdateProductsDocument, { ids: products.map(({ id }) => id) });
  expect(await Promise.all(products.map(({ id }) => classOf(id)))).toEqual(['standard', 'standard']);
});
