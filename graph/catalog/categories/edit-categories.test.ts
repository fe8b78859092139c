import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFile } from '../../proof/testing/importing.ts';
import {
  AttributesDocument,
  CategoriesDocument,
  CreateProductDocument,
  DeleteAttributeDocument,
  DeleteCategoryDocument,
  DeleteProductDocument,
  ListingDocument,
  MoveCategoryDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { runJobs } from '../../server/jobs.ts';
import { declared } from '../../server/modules.ts';
import { Product } from '../products/product.entity.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const save = async (input: object) => (await admin.must(SaveCategoryDocument, { input })).saveCategory;
const refusal = async (input: object) => {
  const { code, errors } = await admin.execute(SaveCategoryDocument, { input });
  return `${code}: ${errors[0]?.message}`;
};

test('a category gets an address from its name; a name or address that is taken is refused by its owner', async () => {
  const { id, slug } = await save({ name: ' Tea & Coffee ' });
  expect(slug).toBe('tea-coffee');
  expect(await save({ id, description: 'Hot.' })).toMatchObject({
    name: 'Tea & Coffee',
    description: 'Hot.',
  });
  expect(await refusal({ name: 'Tea & Coffee' })).toBe(
    'BAD_USER_INPUT: The name "Tea & Coffee" belongs to the category "Tea & Coffee". Choose another one.',
  );
  expect(await refusal({ name: 'Cocoa', slug: 'tea-coffee' })).toContain(
    'The address "tea-coffee" belongs to',
  );
  expect(await refusal({})).toBe('BAD_USER_INPUT: Give the category a name.');
  for (const name of ['Green\u202eTea', 'Green\nTea', '\u3164', '\ufffe'])
    expect(await refusal({ name })).toMatch(/^BAD_USER_INPUT: .*in one line/);
  for (const slug of ['', 'Tea', 'a--b', '-a', 'a/b', '../a', 'a b', 'x'.repeat(81)])
    expect(await refusal({ name: 'Cocoa', slug })).toContain('BAD_USER_INPUT');
  expect(await refusal({ id: randomUUID(), name: 'None' })).toBe('NOT_FOUND: Category not found.');
});

test('names below one parent differ by more than capitals, when a category is added, renamed or moved', async () => {
  const [oils, vinegars] = [await save({ name: 'Oils' }), await save({ name: 'Vinegars' })];
  await save({ name: 'Mild', parentId: oils.id });
  const taken = 'BAD_USER_INPUT: The category "Mild" at the same place has this name already.';
  expect(await refusal({ name: ' MILD ', parentId: oils.id })).toContain(taken);
  expect(await refusal({ name: 'oils' })).toContain(
    'The category "Oils" at the same place has this name already.',
  );
  const other = await save({ name: 'mild', parentId: vinegars.id });
  expect(await refusal({ id: other.id, parentId: oils.id })).toContain(taken);
  const move = { id: other.id, parentId: oils.id, position: 0 };
  const { code, errors } = await admin.execute(MoveCategoryDocument, { input: move });
  expect(`${code}: ${errors[0]?.message}`).toContain(taken);
  const sharp = await save({ name: 'Sharp', parentId: oils.id });
  expect(await refusal({ id: sharp.id, name: 'miLd' })).toContain(taken);
  expect(await save({ id: sharp.id, name: 'SHARP' })).toMatchObject({ name: 'SHARP' });

  // Two that are there already stay as they are: they can be edited, moved among the others and told apart.
  await shop.em().execute('update categories set parent_id = ? where id = ?', [oils.id, other.id]);
  expect(await save({ id: other.id, description: 'Soft.' })).toMatchObject({ name: 'mild' });
  await admin.must(MoveCategoryDocument, { input: move });
  expect(await save({ id: other.id, name: 'Very mild' })).toMatchObject({ name: 'Very mild' });
});

test('a text that names a category in other capitals means the one that is there', async () => {
  const { id } = await save({ name: 'Grains' });
  const rice = await save({ name: 'Rice', parentId: id });
  const before = (await admin.must(CategoriesDocument)).categories.length;
  const categoryOf = async (category: string) => {
    const input = { name: 'Bag', brand: 'B', category, price: 1 };
    return (await admin.must(CreateProductDocument, { input })).createProduct.category;
  };
  expect(await categoryOf('GRAINS')).toBe('Grains');
  const file = 'Name,Brand,Category,Price\nSack,B,grains > RICE,1\n';
  expect(await importFile(shop, admin, file)).toMatchObject({ created: 1, failed: 0 });
  expect(await shop.em().count(Product, { name: 'Sack', category: rice.name })).toBe(1);
  expect((await admin.must(CategoriesDocument)).categories).toHaveLength(before);
});

test('all fields of a category that are wrong are reported at once', async () => {
  await save({ name: 'Herbs' });
  const fieldsOf = async (input: object) =>
    (await admin.execute(SaveCategoryDocument, { input })).errors[0]!.extensions!.fields as object;
  const taken = await fieldsOf({ name: 'Herbs', slug: 'herbs', description: '\0' });
  expect(Object.keys(taken)).toEqual(['name', 'slug', 'description']);
  expect(Object.keys(await fieldsOf({ slug: 'A b' }))).toEqual(['name', 'slug']);
});

test('the menu of the shop has no category in which shoppers find nothing: empty ones, and those of drafts', async () => {
  const above = await save({ name: 'Menu' });
  await save({ name: 'Empty menu' });
  const filled = await save({ name: 'Filled menu', parentId: above.id });
  const create = (categoryId: string, isDraft: boolean) =>
    admin.must(CreateProductDocument, { input: { name: 'Of a menu', categoryId, isDraft } });
  const drafts = await save({ name: 'Menu of drafts' });
  await create(drafts.id, true);
  await create(filled.id, false);
  for (const client of [shop.guest(), admin]) {
    const { categories } = await client.must(CategoriesDocument, { withProducts: true });
    const names = categories.map(({ name }) => name).filter((name) => name.toLowerCase().includes('menu'));
    expect(names).toEqual(['Menu', 'Filled menu']);
  }
});

test('a category never stands below itself, nor deeper than five levels', async () => {
  const ids: string[] = [];
  const move = (id: string, parentId: string | null, position = 0) =>
    admin.execute(MoveCategoryDocument, { input: { id, parentId, position } });
  for (let n = 0; n < 6; n++) ids.push((await save({ name: `Level ${n}` })).id);
  for (let n = 1; n < 5; n++) expect((await move(ids[n]!, ids[n - 1]!)).errors).toEqual([]);
  for (const below of [0, 1, 4]) {
    const { code, errors } = await move(ids[0]!, ids[below]!);
    expect(code).toBe('BAD_USER_INPUT');
    expect(errors[0]!.message).toContain('"Level 0" cannot stand below itself');
  }
  expect((await move(ids[5]!, ids[4]!)).errors[0]!.message).toContain('5 levels deep at most');
  const { data } = await move(ids[4]!, null, 0);
  expect(data!.moveCategory[0]).toEqual({ slug: 'level-4', path: [{ slug: 'level-4' }] });
});

test('a category is added below another one, as the last there, and moved by the form, with the checks of a move', async () => {
  const placeOf = ({ path }: { path: { slug: string }[] }) => path.map(({ slug }) => slug).join('/');
  const top = await save({ name: 'Garden' });
  const beds = await save({ name: 'Beds', parentId: top.id });
  const paths = await save({ name: 'Paths', parentId: top.id });
  expect([beds, paths].map(placeOf)).toEqual(['garden/beds', 'garden/paths']);
  expect(placeOf(await save({ id: beds.id, name: 'Raised beds' }))).toBe('garden/beds');
  expect(placeOf(await save({ id: paths.id, parentId: beds.id }))).toBe('garden/beds/paths');
  expect(await refusal({ id: top.id, parentId: paths.id })).toContain('cannot stand below itself');
  expect(await refusal({ name: 'Sheds', parentId: randomUUID() })).toBe('NOT_FOUND: Category not found.');
  expect(placeOf(await save({ id: paths.id, parentId: null }))).toBe('paths');
  const deep = await save({ name: 'Deep', parentId: beds.id });
  const deeper = await save({ name: 'Deeper', parentId: deep.id });
  const deepest = await save({ name: 'Deepest', parentId: deeper.id });
  expect(await refusal({ name: 'Too deep', parentId: deepest.id })).toContain('5 levels deep at most');
  const { categories } = await admin.must(CategoriesDocument);
  expect(categories.map(({ slug }) => slug)).not.toContain('too-deep');
});

test('two moves at once that would make a loop together are not both carried out', async () => {
  const [a, b] = [(await save({ name: 'Loop a' })).id, (await save({ name: 'Loop b' })).id];
  const moves = [
    { id: a, parentId: b, position: 0 },
    { id: b, parentId: a, position: 0 },
  ];
  const results = await Promise.all(moves.map((input) => admin.execute(MoveCategoryDocument, { input })));
  expect(results.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', undefined]);
});

test('a category is deleted when it is empty; its products get a new name by the next job', async () => {
  const { id } = await save({ name: 'Kites' });
  const { createProduct } = await admin.must(CreateProductDocument, { input: { category: 'Kites' } });
  await save({ id, name: 'Sky Kites' });
  await runJobs(declared.jobs, { em: shop.em(), ports: shop.ports, settings: shop.settings }, shop.logger);
  const { product } = await admin.must(ListingDocument, { id: createProduct.id });
  expect(product).toMatchObject({ category: 'Sky Kites', categoryPath: [{ name: 'Sky Kites' }] });
  const { code, errors } = await admin.execute(DeleteCategoryDocument, { id });
  expect([code, errors[0]!.message]).toEqual([
    'CONFLICT',
    '"Sky Kites" has products, such as "Sample name". Give them another category first.',
  ]);
  await admin.must(DeleteProductDocument, { id: createProduct.id });
  await admin.must(DeleteCategoryDocument, { id });
  expect((await admin.execute(DeleteCategoryDocument, { id })).code).toBe('NOT_FOUND');
});

test('an attribute keeps its type, and its values are gone when it is deleted', async () => {
  const saveAttribute = (input: object) => admin.execute(SaveAttributeDocument, { input } as never);
  await saveAttribute({ key: 'size', label: 'Size', type: 'NUMBER', isFilter: true });
  expect((await saveAttribute({ key: 'size', type: 'TEXT' })).code).toBe('BAD_USER_INPUT');
  for (const key of ['', 'Size', 'a.b', "a'b", '1a', '__proto__', 'a'.repeat(41)])
    expect((await saveAttribute({ key })).code).toBe('BAD_USER_INPUT');
  const attributes = [{ key: 'size', value: '42' }];
  const { createProduct } = await admin.must(CreateProductDocument, { input: { attributes } });
  const valuesOf = async () =>
    (await admin.must(ListingDocument, { id: createProduct.id })).product.attributes;
  expect(await valuesOf()).toMatchObject([{ key: 'size', value: '42' }]);
  await admin.must(DeleteAttributeDocument, { key: 'size' });
  await saveAttribute({ key: 'size', type: 'TEXT' });
  expect(await valuesOf()).toEqual([]);
  expect((await admin.must(AttributesDocument)).attributes.map(({ key }) => key)).toEqual(['size']);
  expect((await admin.execute(DeleteAttributeDocument, { key: 'nope' })).code).toBe('NOT_FOUND');
});
