import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../proof/testing/count-statements.ts';
import {
  AddToCollectionDocument,
  AdminProductsDocument,
  CollectionDocument,
  CollectionPreviewDocument,
  CollectionProductsDocument,
  type CollectionRuleInput,
  CollectionsDocument,
  DeleteAttributeDocument,
  DeleteCategoryDocument,
  DeleteCollectionDocument,
  DeleteProductDocument,
  ProductsBySkuDocument,
  SaveAttributeDocument,
  SaveCategoryDocument,
  SaveCollectionDocument,
  StaffCollectionDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
let guest: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
  guest = shop.guest();
});
afterAll(() => shop?.close());

const save = async (input: object) =>
  (
    await admin.must(SaveCollectionDocument, {
      input: { name: randomUUID(), isPublished: true, ...input },
    })
  ).saveCollection.collection;
const refusal = async (input: object, client = admin) => {
  const { code, errors } = await client.execute(SaveCollectionDocument, { input });
  return [code, Object.keys((errors[0]?.extensions?.fields as object) ?? {})];
};
const listed = async (slug: string, more: object = {}, client = guest) => {
  const { filter, ...rest } = more as { filter?: object };
  const found = await client.must(CollectionProductsDocument, {
    slug,
    filter: { ...filter, collection: slug },
    ...rest,
  });
  return found.products.products.map(({ id }) => id);
};
const product = async (fields: object = {}) => (await shop.addProduct({ countInStock: 5, ...fields })).id;

test('a collection by hand has the order of the shop, without drafts and deleted products', async () => {
  const [one, two, three] = [await product(), await product(), await product()];
  const draft = await product({ isDraft: true });
  const { slug, id, count } = await save({ productIds: [two, draft, three, one] });
  expect(count).toBe(3);
  expect(await listed(slug)).toEqual([two, three, one]);
  expect(await listed(slug, { sort: 'NEWEST' })).toEqual([three, two, one]);
  expect((await guest.must(CollectionDocument, { slug })).collection.isByHand).toBe(true);
  await admin.must(DeleteProductDocument, { id: three });
  expect(await listed(slug)).toEqual([two, one]);
  const { staffCollection } = await admin.must(StaffCollectionDocument, { id });
  expect(staffCollection.entries.map((entry) => entry.id)).toEqual([two, draft, one]);
});

test('a rule finds what meets all of its conditions, with what comes later', async () => {
  const { saveCategory: boots } = await admin.must(SaveCategoryDocument, { input: { name: 'Boots' } });
  const { saveCategory: below } = await admin.must(SaveCategoryDocument, {
    input: { name: 'Rain boots', parentId: boots.id },
  });
  await admin.must(SaveAttributeDocument, {
    input: { key: 'sole', label: 'Sole', type: 'TEXT', isFilter: true },
  });
  const fits = { category: 'Rain boots', brand: 'Alder', price: 20_00, name: 'Green wellington' };
  const found = await product(fits);
  await shop.em().execute(`update products set attributes = '{"sole": "rubber"}' where id = ?`, [found]);
  const rule: CollectionRuleInput = {
    categoryId: boots.id,
    words: 'green well',
    brands: ['Alder', 'Birch'],
    minPrice: 10_00,
    maxPrice: 20_00,
    inStock: true,
    addedWithinDays: 2,
    attributes: [{ key: 'sole', values: ['rubber'] }],
  };
  const { slug } = await save({ rule });
  expect(await listed(slug)).toEqual([found]);
  for (const other of [
    { brand: 'Cedar' },
    { price: 20_01 },
    { price: 9_99 },
    { countInStock: 0 },
    { name: 'Red boot' },
    { category: 'Home' },
    {},
  ])
    await product({ ...fits, ...other });
  expect(await listed(slug)).toEqual([found]);
  const later = await product({ ...fits, category: 'Boots' });
  await shop.em().execute(`update products set attributes = '{"sole": "rubber"}' where id = ?`, [later]);
  expect(await listed(slug, { filter: { brand: ['Alder'] } })).toEqual([later, found]);
  expect(await listed(slug, { keyword: 'wellington' }).then((ids) => ids.sort())).toEqual(
    [found, later].sort(),
  );
  await shop.em().execute(`update products set created_at = now() - interval '3 days' where id = ?`, [later]);
  const { collectionPreview } = await admin.must(CollectionPreviewDocument, { rule });
  expect([collectionPreview.total, collectionPreview.products.map(({ id }) => id)]).toEqual([1, [found]]);
  const onSale = await admin.must(CollectionPreviewDocument, { rule: { ...rule, onSale: true } });
  expect(onSale.collectionPreview.total).toBe(0);
  expect(below.slug).toBe('rain-boots');
});

test('a rule whose category or attribute is gone finds nothing, and says why', async () => {
  const { saveCategory: hats } = await admin.must(SaveCategoryDocument, { input: { name: 'Hats' } });
  await admin.must(SaveAttributeDocument, {
    input: { key: 'brim', label: 'Brim', type: 'TEXT', isFilter: true },
  });
  const id = await product();
  await shop.em().execute(`update products set attributes = '{"brim": "wide"}' where id = ?`, [id]);
  const ofCategory = await save({ rule: { categoryId: hats.id, inStock: true } });
  const ofAttribute = await save({
    rule: { inStock: true, attributes: [{ key: 'brim', values: ['wide'] }] },
  });
  expect(await listed(ofAttribute.slug)).toEqual([id]);
  await admin.must(DeleteCategoryDocument, { id: hats.id });
  await admin.must(DeleteAttributeDocument, { key: 'brim' });
  const { collections } = await admin.must(CollectionsDocument);
  const problemOf = (slug: string) => collections.find((each) => each.slug === slug)?.problem;
  expect(problemOf(ofCategory.slug)).toBe('The category of the rule was deleted. Choose another one.');
  expect(problemOf(ofAttribute.slug)).toContain('"brim"');
  expect([await listed(ofCategory.slug), await listed(ofAttribute.slug)]).toEqual([[], []]);
});

test('shoppers do not find a collection that is not published; staff who edit products do', async () => {
  const { slug, id, version } = await save({ isPublished: false, productIds: [await product()] });
  expect((await guest.execute(CollectionDocument, { slug })).code).toBe('NOT_FOUND');
  expect((await guest.execute(CollectionProductsDocument, { slug, filter: { collection: slug } })).code).toBe(
    'NOT_FOUND',
  );
  expect(await listed(slug, {}, admin)).toHaveLength(1);
  await admin.must(SaveCollectionDocument, { input: { id, version, isPublished: true } });
  expect(await listed(slug)).toHaveLength(1);
});

test('wrong collections are refused with the fields that are wrong', async () => {
  const { name, slug, id } = await save({ productIds: [] });
  expect(await refusal({ rule: { inStock: true } })).toEqual(['BAD_USER_INPUT', ['name']]);
  expect(await refusal({ name, slug, rule: { inStock: true } })).toEqual([
    'BAD_USER_INPUT',
    ['name', 'slug'],
  ]);
  for (const wrong of ['A', 'a--b', 'a/b', 'x'.repeat(81)])
    expect((await refusal({ name: 'N', slug: wrong, productIds: [] }))[0]).toBe('BAD_USER_INPUT');
  expect(await refusal({ name: 'N' })).toEqual(['BAD_USER_INPUT', ['rule']]);
  for (const rule of [
    {},
    { words: '' },
    { inStock: false },
    { brands: [] },
    { words: '!?' },
    { categoryId: id },
  ])
    expect(await refusal({ name: 'N', rule })).toEqual(['BAD_USER_INPUT', ['rule']]);
  for (const rule of [
    { words: 'x'.repeat(101) },
    { words: '\0' },
    { brands: ['\0'] },
    { minPrice: -1 },
    { addedWithinDays: 0 },
    { minPrice: 2, maxPrice: 1 },
    { attributes: [{ key: 'no such', values: ['1'] }] },
    { attributes: [{ key: 'unknown', values: ['1'] }] },
    { categoryId: 'no id' },
  ])
    expect((await refusal({ name: 'N', rule }))[0]).toBe('BAD_USER_INPUT');
  for (const productIds of [['no id'], [randomUUID()]])
    expect((await refusal({ name: 'N', productIds }))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal({ name: 'N', productIds: Array(1001).fill(id) }))[0]).toBe('VARIABLES_TOO_LARGE');
  expect((await refusal({ name: 'N', productIds: [], rule: { inStock: true } }))[0]).toBe('BAD_USER_INPUT');
  expect((await refusal({ id: randomUUID(), version: 1, name: 'N' }))[0]).toBe('NOT_FOUND');
  expect((await refusal({ id: 'x', version: 1, name: 'N' }))[0]).toBe('NOT_FOUND');
  expect((await refusal({ name: 'N', productIds: [] }, await shop.staff('ORDERS')))[0]).toBe('FORBIDDEN');
});

test('an edit of an older version is refused, also after products were added', async () => {
  const [one, two] = [await product(), await product()];
  const { id, version } = await save({ productIds: [one] });
  const { addToCollection } = await admin.must(AddToCollectionDocument, {
    input: { id, productIds: [one, two, randomUUID()] },
  });
  expect(addToCollection.added).toBe(1);
  expect(await refusal({ id, version, productIds: [one] })).toEqual(['CONFLICT', []]);
  expect(await refusal({ id, productIds: [one] })).toEqual(['CONFLICT', []]);
  const { staffCollection } = await admin.must(StaffCollectionDocument, { id });
  expect(staffCollection.entries.map((entry) => entry.id)).toEqual([one, two]);
  const saved = await admin.must(SaveCollectionDocument, {
    input: { id, version: staffCollection.version, productIds: [two, one] },
  });
  expect(saved.saveCollection.collection.entries.map((entry) => entry.id)).toEqual([two, one]);
});

test('products are added to a collection by hand alone, up to 1000', async () => {
  const byRule = await save({ rule: { inStock: true } });
  const id = await product();
  const add = async (to: string) =>
    (await admin.execute(AddToCollectionDocument, { input: { id: to, productIds: [id] } })).code;
  expect(await add(byRule.id)).toBe('BAD_USER_INPUT');
  expect(await add(randomUUID())).toBe('NOT_FOUND');
  const full = await save({ productIds: [] });
  await shop.em().execute(
    `with made as (
       insert into products (id, name, image, brand, category, description, price, created_at, category_id)
       select gen_random_uuid(), 'Full ' || n, image, brand, category, description, price, created_at, category_id
       from products, generate_series(1, 1000) n where id = ? returning id)
     insert into collection_products (collection_id, product_id, position) select ?::uuid, id, 1 from made`,
    [id, full.id],
  );
  expect(await add(full.id)).toBe('CONFLICT');
  const { staffCollection } = await admin.must(StaffCollectionDocument, { id: full.id });
  expect(staffCollection.entries).toHaveLength(1000);
});

test('products are found by SKUs in any case, those that are unknown are left out', async () => {
  const id = await product();
  await shop.em().execute(`update variants set sku = 'Tea-1' where product_id = ?`, [id]);
  const { productsBySku } = await admin.must(ProductsBySkuDocument, { skus: ['TEA-1', 'tea-1', 'none'] });
  expect(productsBySku).toEqual([{ sku: 'tea-1', id }]);
  expect((await admin.execute(ProductsBySkuDocument, { skus: [] })).code).toBe('BAD_USER_INPUT');
  expect((await admin.execute(ProductsBySkuDocument, { skus: Array(501).fill('x') })).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('staff filter the list of products by a collection, also by one that is not published', async () => {
  const [id, draft] = [await product({ name: 'Filtered one' }), await product({ isDraft: true })];
  const { slug } = await save({ isPublished: false, productIds: [id, draft] });
  const found = async (more: object = {}) =>
    (await admin.must(AdminProductsDocument, { collection: slug, ...more })).adminProducts.products
      .map((each) => each.id)
      .sort();
  expect(await found()).toEqual([id, draft].sort());
  expect(await found({ keyword: 'Filtered' })).toEqual([id]);
  expect((await admin.execute(AdminProductsDocument, { collection: 'unknown' })).code).toBe('NOT_FOUND');
});

test('a deleted collection is gone, and its products stay', async () => {
  const id = await product();
  const { slug, id: collection } = await save({ productIds: [id] });
  await admin.must(DeleteCollectionDocument, { input: { id: collection } });
  expect((await guest.execute(CollectionDocument, { slug })).code).toBe('NOT_FOUND');
  expect(
    await shop.em().execute('select from products where id = ? and deleted_at is null', [id]),
  ).toHaveLength(1);
});

test('a list of collections takes as many statements for many as for one', async () => {
  const read = () => countStatements(() => admin.must(CollectionsDocument));
  await read();
  const before = await read();
  for (let n = 0; n < 5; n++) await save({ rule: { words: `w${n}`, inStock: true } });
  expect(await read()).toBe(before);
});

test('texts for search engines are saved without blanks around them, read by everybody, and refused when they are too long', async () => {
  const texts = { seoTitle: 'Desks made of oak', seoDescription: 'Solid desks.' };
  const saved = await save({
    productIds: [await product()],
    seoTitle: ` ${texts.seoTitle} `,
    seoDescription: `${texts.seoDescription}\n`,
  });
  const { slug, id, version } = saved;
  expect(saved).toMatchObject(texts);
  expect((await guest.must(CollectionDocument, { slug })).collection).toMatchObject(texts);
  expect(await save({ id, version, seoTitle: ' ', name: randomUUID() })).toMatchObject({
    seoTitle: '',
    seoDescription: 'Solid desks.',
  });
  expect(await refusal({ name: randomUUID(), seoTitle: 'a'.repeat(71) })).toEqual([
    'BAD_USER_INPUT',
    ['seoTitle'],
  ]);
  expect(await refusal({ name: randomUUID(), seoDescription: 'a'.repeat(161) })).toEqual([
    'BAD_USER_INPUT',
    ['seoDescription'],
  ]);
});
