import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AttributesDocument,
  CreateProductDocument,
  DeleteCategoryDocument,
  FacetsDocument,
  ListingDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  await save({ key: 'fit', label: 'Fit', choices: ['Slim', ' Wide '] });
  await save({ key: 'material', label: 'Material', type: 'LIST', isFilter: true });
});
afterAll(() => shop?.close());

async function save(input: object) {
  const { errors } = await admin.execute(SaveAttributeDocument, { input } as never);
  return errors[0]?.extensions?.fields;
}
const create = async (input: object) =>
  (await admin.must(CreateProductDocument, { input })).createProduct.id as string;
const refusalOf = async (input: object) =>
  (await admin.execute(UpdateProductDocument, { input } as never)).errors[0]?.message;
const valuesOf = async (id: string) =>
  (await admin.must(ListingDocument, { id, withHidden: true })).product.attributes.map(
    ({ key, value, values }) => [key, value, values],
  );

test('a text with choices is one of them; what a product has stays allowed when a choice goes', async () => {
  const id = await create({ attributes: [{ key: 'fit', value: 'Wide' }] });
  expect(await refusalOf({ id, attributes: [{ key: 'fit', value: 'Tight' }] })).toBe(
    'Fit cannot be "Tight". Choose from Slim, Wide.',
  );
  await save({ key: 'fit', choices: ['Slim'] });
  const attributes = [
    { key: 'fit', value: 'Wide' },
    { key: 'material', values: ['Wood', 'Steel', 'Wood'] },
  ];
  expect(await refusalOf({ id, attributes })).toBeUndefined();
  expect(await valuesOf(id)).toEqual([
    ['fit', 'Wide', ['Wide']],
    ['material', 'Wood, Steel', ['Wood', 'Steel']],
  ]);
});

test('a list has 1 to 20 texts, and other attributes one value', async () => {
  const id = await create({});
  const many = Array.from({ length: 21 }, (_, n) => `Text ${n}`);
  for (const values of [[], many, [''], ['a', ' ']])
    expect(await refusalOf({ id, attributes: [{ key: 'material', values }] })).toContain(
      'Material needs 1 to',
    );
  expect(await refusalOf({ id, attributes: [{ key: 'fit', values: ['Slim', 'Wide'] }] })).toBe(
    'Fit has one value.',
  );
  expect(await refusalOf({ id, attributes: [{ key: 'fit' }] })).toContain('Fit needs 1 to 100');
});

test('a filter finds a product by any text of a list, and its facet counts each', async () => {
  await create({ isDraft: false, attributes: [{ key: 'material', values: ['Glass', 'Brass'] }] });
  await create({ isDraft: false, attributes: [{ key: 'material', value: 'Glass' }] });
  const count = async (values: string[]) => {
    const filter = { attributes: [{ key: 'material', values }] };
    const { products } = await shop.guest().must(FacetsDocument, { filter });
    const facet = products.facets.find(({ key }) => key === 'attributes.material')!;
    return [products.total, Object.fromEntries(facet.values.map(({ value, count }) => [value, count]))];
  };
  expect(await count(['Brass'])).toEqual([1, { Glass: 2, Brass: 1 }]);
  expect(await count(['Brass', 'Glass'])).toEqual([2, { Glass: 2, Brass: 1 }]);
});

test('choices are for texts alone; a category that is gone is named to nobody', async () => {
  expect(await save({ key: 'depth', type: 'NUMBER', choices: ['1'] })).toMatchObject({
    choices: 'Only texts are chosen from a list. Leave the values empty.',
  });
  expect(await save({ key: 'fit', categoryIds: [randomUUID()] })).toMatchObject({
    categoryIds: 'One of the categories was deleted meanwhile. Choose again.',
  });
  const { id } = (await admin.must(SaveCategoryDocument, { input: { name: 'Trousers' } })).saveCategory;
  expect(await save({ key: 'fit', categoryIds: [id, id.toUpperCase()] })).toBeUndefined();
  const fit = async () => {
    const { attributes } = await admin.must(AttributesDocument);
    return attributes.find(({ key }) => key === 'fit')!;
  };
  expect(await fit()).toMatchObject({ categoryIds: [id], choices: ['Slim'], productCount: 1 });
  await admin.must(DeleteCategoryDocument, { id });
  expect((await fit()).categoryIds).toEqual([]);
});

test('all fields of an attribute that are wrong are reported at once', async () => {
  const wrong = { key: 'fit', type: 'NUMBER', unit: '\0', choices: ['1'], categoryIds: [randomUUID()] };
  expect(Object.keys((await save(wrong)) as object)).toEqual(['type', 'unit', 'choices', 'categoryIds']);
});

test('a product that is put into a category by its id goes where it belongs after a rename', async () => {
  const { id } = (await admin.must(SaveCategoryDocument, { input: { name: 'Kites' } })).saveCategory;
  const product = await create({ category: 'Toys' });
  await admin.must(SaveCategoryDocument, { input: { id, name: 'Sky Kites' } });
  await admin.must(UpdateProductDocument, { input: { id: product, categoryId: id } });
  const listing = async () => (await admin.must(ListingDocument, { id: product })).product;
  expect(await listing()).toMatchObject({ category: 'Sky Kites', categoryPath: [{ name: 'Sky Kites' }] });
  await runJobs(declared.jobs, { em: shop.em(), ports: shop.ports, settings: shop.settings }, shop.logger);
  const names = await shop.em().execute(`select name from categories where name like '%Kites'`);
  expect(names).toEqual([{ name: 'Sky Kites' }]);
  expect(await refusalOf({ id: product, categoryId: randomUUID() })).toContain('was deleted meanwhile');
  expect(await listing()).toMatchObject({ category: 'Sky Kites' });
});
