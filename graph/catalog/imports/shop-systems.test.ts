import { afterEach, beforeEach, expect, test } from 'vitest';
import { importFile, sendFile } from '../../proof/testing/importing.ts';
import { PreviewImportDocument, StartImportDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { medusaFile, shopifyOldFile, vendureFile, wooFile } from './formats/samples.ts';

let shop: TestShop;
let admin: TestClient;
beforeEach(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterEach(() => shop?.close());

/** The products with their variants, as a buyer and staff see them. */
async function catalogue() {
  const products = await shop
    .em()
    .find(Product, { deletedAt: null }, { orderBy: { name: 'asc', price: 'asc' } });
  const variants = await shop.em().find(Variant, { deletedAt: null }, { orderBy: { position: 'asc' } });
  return products.map(({ id, slug, name, brand, category, isDraft }) => ({
    slug,
    name,
    brand,
    category,
    isDraft,
    variants: variants
      .filter(({ product }) => product.id === id)
      .map(({ sku, options, price, countInStock }) => [sku, options.join('/'), price, countInStock]),
  }));
}

const preview = async (file: string) =>
  (await sendFile(admin, PreviewImportDocument, file, { kind: 'PRODUCTS' as const })).data!.previewImport;

test('a file from Shopify', async () => {
  expect(await preview(shopifyOldFile)).toMatchObject({
    format: 'SHOPIFY',
    total: 4,
    pictures: 2,
    columns: expect.arrayContaining([{ header: 'Price', field: 'PRICE', empty: 0 }]),
    leftOut: expect.arrayContaining(['Barcodes that are no GTIN']),
  });
  const result = await importFile(shop, admin, shopifyOldFile);
  expect(result).toMatchObject({ format: 'SHOPIFY', total: 4, created: 4, failed: 0, errors: [] });
  expect(await catalogue()).toEqual([
    {
      slug: 'lamp',
      name: '=Lamp',
      brand: 'Lumen',
      category: 'Lighting',
      isDraft: true,
      variants: [['LA-1', '', 2000, 2]],
    },
    {
      slug: 'linen-shirt',
      name: 'Linen shirt',
      brand: 'Fleet',
      category: 'Shirts',
      isDraft: false,
      variants: [
        ['LS-S', 'S', 4990, 4],
        ['LS-M', 'M', 4990, 0],
      ],
    },
    {
      slug: 'rug',
      name: 'Rug',
      brand: 'Loom',
      category: 'Rugs',
      isDraft: true,
      variants: [['RU-1', '', 3000, 1]],
    },
  ]);
  expect(await shop.violations()).toEqual([]);
  expect(await importFile(shop, admin, shopifyOldFile)).toMatchObject({
    unchanged: 4,
    updated: 0,
    failed: 0,
  });
});

test('a file from WooCommerce, whose rows without a product are named by their line', async () => {
  const result = await importFile(shop, admin, wooFile);
  expect(result).toMatchObject({ format: 'WOOCOMMERCE', total: 6, created: 4, failed: 2 });
  expect(result.errors.map(({ row, message }) => [row, message])).toEqual(
    expect.arrayContaining([
      [5, 'The shop has no products of the type "grouped".'],
      [7, 'The file has no product with the SKU or number that its Parent says.'],
    ]),
  );
  expect(await catalogue()).toMatchObject([
    { slug: 'cap', category: 'Hats, Caps', isDraft: true, variants: [['CAP', '', 1800, 5]] },
    { slug: 'cap-2', category: 'Hats', isDraft: false, variants: [['CAP-2', '', 2000, 5]] },
    {
      slug: 'hoodie',
      category: 'Hoodies',
      brand: 'Fleet',
      variants: [
        ['H-R', 'Red/Any', 4200, 3],
        ['H-B', 'Blue/Yes', 4500, 0],
      ],
    },
  ]);
});

test('rows of WooCommerce that failed are downloaded with their product, and imported when they are right', async () => {
  const result = await importFile(shop, admin, wooFile.replace(',42,45,', ',42,ten,'));
  expect(result.errors).toContainEqual(expect.objectContaining({ row: 4, field: 'COMPARE_AT_PRICE' }));
  const failed = await (await admin.fetch(result.errorsPath)).text();
  expect(failed).toContain('variable,H,Hoodie');
  expect(failed).not.toContain('simple,CAP,');
  const fixed = await importFile(shop, admin, failed.replace(',42,ten,', ',42,45,'));
  expect(fixed).toMatchObject({ format: 'WOOCOMMERCE', created: 2, failed: 2 });
});

/** Its prices are those in the currency of the shop. */
const medusa = medusaFile.replaceAll('EUR', 'INR');

test('a file from Medusa, with the shop as the brand of new products', async () => {
  expect(await importFile(shop, admin, medusa)).toMatchObject({ format: 'MEDUSA', created: 3, failed: 0 });
  const { brand } = (await catalogue())[0]!;
  expect(brand).not.toBe('');
  expect(await catalogue()).toMatchObject([
    { slug: 'bag', isDraft: true, variants: [['B-1', '', 3000, 1]] },
    {
      slug: 'tee',
      isDraft: false,
      brand,
      variants: [
        ['T-S', 'S', 1050, 5],
        ['T-M', 'M', 1100, 4],
      ],
    },
  ]);
  // Not over one that staff gave.
  await importFile(shop, admin, 'Slug,Brand\nbag,Fleet\n');
  expect(await importFile(shop, admin, medusa)).toMatchObject({ unchanged: 3, updated: 0 });
});

test('a file from Vendure', async () => {
  expect(await importFile(shop, admin, vendureFile)).toMatchObject({
    format: 'VENDURE',
    created: 3,
    failed: 0,
  });
  expect(await catalogue()).toMatchObject([
    {
      slug: 'laptop',
      brand: 'Apex',
      category: 'Electronics',
      isDraft: false,
      variants: [
        ['L-13', '13 inch/8GB', 129900, 9],
        ['L-15', '15 inch/8GB', 139900, 0],
      ],
    },
    { slug: 'mouse', brand: 'Logi', variants: [['M-1', '', 1899, 4]] },
  ]);
});

test('columns that somebody maps are read as they are', async () => {
  const mapping = [
    { header: 'Title', field: 'NAME' as const },
    { header: 'Vendor', field: 'BRAND' as const },
    { header: 'Type', field: 'CATEGORY' as const },
    { header: 'Variant Price', field: 'PRICE' as const },
  ];
  const result = await importFile(shop, admin, shopifyOldFile, { mapping });
  expect(result).toMatchObject({ format: null, total: 5 });
});

test('a file with pictures alone is refused with a sentence', async () => {
  const lines = shopifyOldFile.split('\n');
  const kind = 'PRODUCTS' as const;
  const { code, errors } = await sendFile(admin, StartImportDocument, `${lines[0]}\n${lines[3]}\n`, { kind });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]!.message).toMatch(/^The file has pictures alone/);
});

test.each<[string, string, object]>([
  ['a description that is too long', 'x'.repeat(20_000), { row: 6, field: 'DESCRIPTION' }],
  ['a row that is too long', 'x'.repeat(210_000), { row: 6, field: null }],
  ['a quotation mark that is not closed', '"Woven', { row: 6, field: null }],
])('%s costs its own product alone', async (_, text, error) => {
  const result = await importFile(shop, admin, shopifyOldFile.replace('Woven', text));
  expect(result).toMatchObject({ created: 3, failed: 1, errors: [error] });
});

test('a description with a pasted picture is imported without it', async () => {
  const pasted = `<p>Woven</p><img src='data:image/png;base64,${'A'.repeat(300_000)}=='>`;
  const result = await importFile(shop, admin, shopifyOldFile.replace('Woven', pasted));
  expect(result).toMatchObject({ created: 4, failed: 0 });
});

test('a file with 1,000 columns is imported, and its preview stays small', async () => {
  const columns = wooFile.split('\n')[0]!.split(',').length;
  const more = Array.from({ length: 1000 - columns }, (_, n) => `Meta: m${n}`).join(',');
  const [header, ...lines] = wooFile.trimEnd().split('\n');
  const file = [`${header},${more}`, ...lines.map((line) => `${line}${','.repeat(1000 - columns)}`)].join(
    '\n',
  );
  const before = await preview(wooFile);
  expect(await preview(file)).toEqual(before);
  const plain = [`Name,${more}`, `Lamp,${'x,'.repeat(999 - columns)}${'y'.repeat(500)}`].join('\n');
  const { format, rows, columns: all } = await preview(plain);
  expect([format, all.length, rows[0]!.cells.at(-1)!.length]).toEqual([null, 1001 - columns, 20]);
});

test('of 50,000 rows of which every third is broken the others are read in seconds', async () => {
  const [header] = shopifyOldFile.split('\n');
  const line = (n: number) =>
    `p-${n >> 1},${n % 2 ? '' : `P ${n}`},${'<b>'.repeat(9)}x,B,,T,,TRUE,Size,${n},,,S-${n},1,shopify,1,deny,${n % 3 ? 5 : 'x'},,,,,,,,active`;
  const file = `${header}\n${Array.from({ length: 50_000 }, (_, n) => line(n)).join('\n')}\n`;
  const { format, total, rows } = await preview(file);
  expect([format, total, rows.length]).toEqual(['SHOPIFY', 50_000, 20]);
});
