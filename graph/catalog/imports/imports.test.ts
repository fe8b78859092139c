import { afterAll, beforeAll, expect, test } from 'vitest';
import { startCheckout } from '../../proof/testing/buying.ts';
import { beginImport, exportFile, importFile } from '../../proof/testing/importing.ts';
import { UpdateVariantDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { StockMove } from '../products/stock-move.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { Import } from './import.entity.ts';
import { workImport } from './work-import.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const shoes = `Name,Brand,Category,Description,Price,Stock,SKU,Option 1,Value 1,Status
Runner,Fleet,Clothing > Shoes,Light.,"89,90",5,R-40,Size,40,published
Runner,,,,89.90,7,R-41,,41,
Lamp,Lumen,Home,,20,3,L-1,,,
`;

const productNamed = (name: string) => shop.em().findOneOrFail(Product, { name, deletedAt: null });
const variantsOf = (product: string) =>
  shop.em().find(Variant, { product, deletedAt: null }, { orderBy: { position: 'asc' } });

test('rows become products with their variants, categories and stock', async () => {
  const { errors, ...result } = await importFile(shop, admin, shoes);
  expect(errors).toEqual([]);
  expect(result).toMatchObject({ state: 'DONE', total: 3, row: 3, created: 3, updated: 0, failed: 0 });

  const runner = await productNamed('Runner');
  expect(runner).toMatchObject({
    brand: 'Fleet',
    category: 'Shoes',
    price: 8990,
    countInStock: 12,
    isDraft: false,
    slug: 'runner',
    optionNames: ['Size'],
  });
  const variants = await variantsOf(runner.id);
  expect(variants.map(({ sku, options, countInStock }) => [sku, options, countInStock])).toEqual([
    ['R-40', ['40'], 5],
    ['R-41', ['41'], 7],
  ]);
  expect(await productNamed('Lamp')).toMatchObject({ isDraft: true, description: 'Lamp', price: 2000 });
  const moves = await shop.em().find(StockMove, { variant: { $in: variants.map(({ id }) => id) } });
  expect(moves.map(({ actor }) => actor)).toContain(admin.user.id);
  expect(await shop.violations()).toEqual([]);
});

test('the same file once more changes nothing', async () => {
  const before = await shop.em().execute('select count(*)::int as n from events');
  expect(await importFile(shop, admin, shoes)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 3,
    failed: 0,
  });
  expect(await shop.em().execute('select count(*)::int as n from events')).toEqual(before);
});

test('rows change what they name by SKU, and leave the rest', async () => {
  const result = await importFile(shop, admin, 'sku;price;stock\nR-41;99,50;9\nL-1;;4\n');
  expect(result).toMatchObject({ updated: 2, failed: 0, errors: [] });
  const runner = await productNamed('Runner');
  const variants = await variantsOf(runner.id);
  expect(variants.map(({ price, countInStock }) => [price, countInStock])).toEqual([
    [8990, 5],
    [9950, 9],
  ]);
  expect(await productNamed('Lamp')).toMatchObject({ price: 2000, countInStock: 4 });
});

test('a dry run says what would happen, and changes nothing', async () => {
  const file = 'Name,Brand,Category,Price,SKU\nChair,Oak,Home,50,C-1\nLamp,Lumen,Home,1,299,L-1\n';
  const dry = await importFile(shop, admin, file, { dryRun: true });
  expect(dry).toMatchObject({ isDryRun: true, created: 1, failed: 1 });
  expect(await shop.em().count(Product, { name: 'Chair' })).toBe(0);
});

test('an export has the columns that an import reads', async () => {
  const text = await exportFile(shop, admin);
  const [header, ...lines] = text.trim().split('\n');
  expect(header).toContain('Product ID,Variant ID,Slug,SKU,Name');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain(
    'R-40,Runner,Fleet,Clothing > Shoes,Light.,,,,,,,standard,89.90,,5,5,,,,,,,Size,40,,,,,published,,,/sample.svg',
  );
  expect(await importFile(shop, admin, text)).toMatchObject({ unchanged: 3, failed: 0, errors: [] });
});

test('an import whose file takes longer to read than a turn goes on with each turn', async () => {
  const rows = Array.from({ length: 1_100 }, (_, n) => `R-41,${n + 1}`);
  const { id } = await beginImport(admin, `SKU,Price\n${rows.join('\n')}\n`, { dryRun: true });
  let ticks = 0;
  const now = () => {
    ticks += 11_000;
    return new Date(Date.now() + ticks);
  };
  const deps = { em: shop.em(), settings: shop.settings, ports: { ...shop.ports, now } };
  const rowOf = async () => (await shop.em().findOneOrFail(Import, id)).row;
  const turns: number[] = [0];
  while (turns.at(-1)! < rows.length && turns.length < 10) {
    await workImport(deps, { id, attempts: 1 }, 5);
    turns.push(await rowOf());
  }
  expect(turns.length).toBeGreaterThan(2);
  expect(turns.at(-1)).toBe(rows.length);
});

test('a 0 in the file of a system that knows no backorders leaves what is owed', async () => {
  const { id } = await shop.addProduct({ countInStock: 1 });
  await admin.must(UpdateVariantDocument, { id, input: { sku: 'OWED', backorderLimit: 5 } });
  await startCheckout(await shop.shopper(), id, 3);
  const stock = async () => (await shop.em().findOneOrFail(Variant, id)).countInStock;
  expect(await importFile(shop, admin, 'sku;stock\nOWED;0\n')).toMatchObject({ unchanged: 1, failed: 0 });
  expect(await stock()).toBe(-2);
  expect(await importFile(shop, admin, 'sku;stock\nOWED;4\n')).toMatchObject({ updated: 1 });
  expect(await stock()).toBe(4);
});

test('the lines of a name, a brand and a category become one', async () => {
  const file = 'Name,Brand,Category,Price\n"Floor\nLamp","Lumen\r\nWorks","Home\nOffice",20\n';
  expect(await importFile(shop, admin, file)).toMatchObject({ created: 1, failed: 0 });
  expect(await productNamed('Floor Lamp')).toMatchObject({ brand: 'Lumen Works', category: 'Home Office' });
});
