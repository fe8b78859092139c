import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inOneLine } from '../../core/validation.ts';
import { exportFile, importFile } from '../../proof/testing/importing.ts';
import {
  CreateProductDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
  SaveVariantsDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

/** What spreadsheets, delimiters and formulas are made of, and letters of several scripts. */
const characters = [...'ab1 ,;"\'=+-@\t\n\r>é語😀<&'];
const text = (most: number) =>
  fc
    .array(fc.constantFrom(...characters), { minLength: 1, maxLength: most })
    .map((list) => list.join(''))
    .filter((each) => each.trim() !== '');
/** Of names, brands, categories and options. */
const line = (most: number) => text(most).map(inOneLine);
const price = fc.integer({ min: 0, max: 999_999 });

const product = fc.record({
  name: line(20),
  brand: line(10),
  category: line(10),
  description: text(60),
  seoTitle: text(20),
  tags: fc.uniqueArray(fc.constantFrom('a b', '=sum', "'é", '語', 'x > y'), { maxLength: 4 }),
  energyClass: fc.constantFrom(null, 'C (A-G)', 'A++ (A+++-D)'),
  taxClass: fc.constantFrom('standard', 'books'),
  eprelNumber: fc.constantFrom(null, '0123456', '9'),
  price,
  countInStock: fc.integer({ min: 0, max: 50 }),
  isDraft: fc.boolean(),
  options: fc.uniqueArray(line(6), { maxLength: 4, selector: (value) => value.trim().toLowerCase() }),
  reduced: fc.boolean(),
  colours: fc.uniqueArray(text(12), { maxLength: 3, selector: (value) => value.trim() }),
  weight: fc.option(fc.integer({ min: -9, max: 9999 })),
});

async function add({
  options,
  reduced,
  colours,
  weight,
  ...fields
}: typeof product extends fc.Arbitrary<infer T> ? T : never) {
  const attributes = [
    ...(colours.length > 0 ? [{ key: 'colour', values: colours }] : []),
    ...(weight === null ? [] : [{ key: 'weight', value: String(weight / 100) }]),
  ];
  const input = { ...fields, attributes };
  const { id } = (await admin.must(CreateProductDocument, { input })).createProduct;
  const variants = options.map((option, index) => ({
    ...(index === 0 && { id }),
    options: [option],
    price: input.price + index,
    countInStock: index,
    sku: index % 2 ? `=${id}-${index}` : null,
    compareAtPrice: reduced ? input.price + index + 1 : null,
    ...(index % 2 === 1 && {
      barcode: '4006381333931',
      cost: input.price,
      weight: index,
      netContent: '0.75 l',
      reorderPoint: index,
    }),
  }));
  if (variants.length > 0)
    await admin.must(SaveVariantsDocument, { input: { productId: id, optionNames: ["'=Size"], variants } });
}

test('what is exported and imported again changes nothing', async () => {
  await admin.must(SaveCategoryDocument, { input: { name: 'A > B' } });
  await admin.must(SaveAttributeDocument, { input: { key: 'colour', type: 'LIST' } });
  await admin.must(SaveAttributeDocument, { input: { key: 'weight', type: 'NUMBER' } });
  const contents = () =>
    shop.em().execute(
      `select (select json_agg(p order by p.id) from products p) as products, (select json_agg(v order by v.id) from variants v) as variants,
         (select count(*) from events) as events, (select count(*) from stock_moves) as moves`,
    );
  await fc.assert(
    fc.asyncProperty(fc.array(product, { minLength: 1, maxLength: 6 }), async (products) => {
      for (const each of products) await add(each);
      const before = await contents();
      const result = await importFile(shop, admin, await exportFile(shop, admin));
      expect(result).toMatchObject({
        created: 0,
        updated: 0,
        failed: 0,
        errors: [],
        unchanged: result.total,
      });
      expect(await contents()).toEqual(before);
    }),
    // Making a failure small would take longer than the time limit.
    { numRuns: 15, endOnFailure: true },
  );
});

test('a product stays in a category whose name reads as a path to another one', async () => {
  const { id: parent } = (await admin.must(SaveCategoryDocument, { input: { name: 'Tea' } })).saveCategory;
  await admin.must(SaveCategoryDocument, { input: { name: 'Green', parentId: parent } });
  const { id } = await shop.addProduct({ name: 'Sencha', category: 'Tea > Green' });
  const category = () => shop.em().execute('select category, category_id from products where id = ?', [id]);
  const before = await category();
  const result = await importFile(shop, admin, await exportFile(shop, admin));
  expect(result).toMatchObject({ updated: 0, failed: 0 });
  expect(await category()).toEqual(before);
});
