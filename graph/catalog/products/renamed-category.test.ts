import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  CategoriesDocument,
  CreateProductDocument,
  SaveCategoryDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { categoryAtPath } from '../categories/category-path.ts';
import { currentCategorySlug } from '../categories/current-category-slug.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const save = async (input: object) => (await admin.must(SaveCategoryDocument, { input })).saveCategory;
const slugs = async () => (await admin.must(CategoriesDocument)).categories.map(({ slug }) => slug).sort();
/** The category that a product gets by a name alone, as from REST. */
const categoryFor = async (category: string) =>
  (await admin.must(CreateProductDocument, { input: { category } })).createProduct.category;

test('an earlier name means the renamed category, until another category has it', async () => {
  const { id } = await save({ name: 'Kites' });
  await save({ id, name: 'Sky Kites' });
  await save({ id, name: 'Kites & Wind' });
  const before = await slugs();
  for (const name of ['Kites', 'Sky Kites', 'Kites & Wind'])
    expect(await categoryFor(name)).toBe('Kites & Wind');
  expect(await slugs()).toEqual(before);
  await save({ name: 'Kites', slug: 'new-kites' });
  expect(await categoryFor('Kites')).toBe('Kites');
  await save({ id, name: 'Sky Kites' });
  expect(await categoryFor('Kites & Wind')).toBe('Sky Kites');
});

test('an earlier name in the path of a file means the renamed category', async () => {
  const { id } = await save({ name: 'Tools' });
  const saws = await save({ name: 'Saws', parentId: id });
  await save({ id, name: 'Hand Tools' });
  await save({ id: saws.id, name: 'Hand Saws' });
  const name = await shop
    .em()
    .transactional((em) => categoryAtPath(em, { actor: null } as never, 'Tools > Saws'));
  expect(name).toBe('Hand Saws');
});

test('an earlier address leads to the present one, unless another category has it', async () => {
  const { id } = await save({ name: 'Boats' });
  await save({ id, slug: 'small-boats' });
  await save({ id, slug: 'rowing-boats' });
  const current = (slug: string) => currentCategorySlug(shop.em(), slug);
  expect(await current('boats')).toBe('rowing-boats');
  expect(await current('small-boats')).toBe('rowing-boats');
  for (const slug of ['rowing-boats', 'ships', '\0', '']) expect(await current(slug)).toBeUndefined();
  await save({ name: 'More boats', slug: 'boats' });
  expect(await current('boats')).toBeUndefined();
});

test('a category keeps its 20 latest names', async () => {
  const { id } = await save({ name: 'Name 0' });
  for (let n = 1; n <= 22; n++) await save({ id, name: `Name ${n}` });
  expect(await categoryFor('Name 2')).toBe('Name 22');
  expect(await categoryFor('Name 1')).toBe('Name 1');
});
