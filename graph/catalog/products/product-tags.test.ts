import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  AdminProductsDocument,
  CollectionPreviewDocument,
  ProductTagsDocument,
  UndoUpdateProductsDocument,
  UpdateProductDocument,
  UpdateProductsDocument,
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

const edit = (id: string, tags: string[], more: object = {}) =>
  admin.execute(UpdateProductDocument, { input: { id, tags, ...more } });
const tagsOf = async (id: string, client = admin) =>
  (await client.must(ProductTagsDocument, { id })).product.tags;
const change = async (ids: string[], changes: object) =>
  (await admin.must(UpdateProductsDocument, { products: ids.map((id) => ({ id })), changes })).updateProducts;
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `tag ${n + from}`);

test('tags are stored in small letters, each once, and staff alone reads them', async () => {
  const { id } = await shop.addProduct();
  await edit(id, [' Summer', 'gift', 'SUMMER ']);
  expect(await tagsOf(id)).toEqual(['summer', 'gift']);
  expect(await tagsOf(id, shop.guest())).toEqual([]);
  expect(await tagsOf(id, await shop.shopper())).toEqual([]);
});

test.each([
  ['51 tags', many(51)],
  ['101 characters', ['x'.repeat(101)]],
  ['101 characters in small letters', [`${'İ'.repeat(50)}x`]],
  ['a comma', ['a,b']],
  ['no letter', [' ']],
  ['two lines', ['a\nb']],
])('%s are refused', async (_, tags) => {
  const { id } = await shop.addProduct();
  expect(await edit(id, tags)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await change([id], { addTags: tags }).catch(() => 'refused')).toBe('refused');
  expect((await edit(id, [...many(49), 'x'.repeat(100)])).code).toBeUndefined();
});

test('many products get tags and lose others, none more than 50, and the undo gives back what each had', async () => {
  const [full, some] = [(await shop.addProduct()).id, (await shop.addProduct()).id];
  await edit(full, many(50));
  await edit(some, ['old', 'kept']);
  expect(await change([full, some], { addTags: ['New'], removeTags: ['OLD', 'new'] })).toMatchObject([
    { ok: false, code: 'BAD_USER_INPUT' },
    { ok: true },
  ]);
  expect(await tagsOf(full)).toEqual(many(50));
  expect(await tagsOf(some)).toEqual(['kept', 'new']);
  await admin.must(UndoUpdateProductsDocument, { ids: [some] });
  expect(await tagsOf(some)).toEqual(['old', 'kept']);
});

test('tags that somebody else has changed are not overwritten', async () => {
  const { id } = await shop.addProduct();
  await edit(id, ['theirs']);
  const stale = await edit(id, ['mine'], { expected: { tags: [] } });
  expect(stale.code).toBe('CONFLICT');
  expect(stale.errors[0]?.extensions?.changed).toEqual({ tags: ['theirs'] });
  expect((await edit(id, ['mine'], { expected: { tags: ['theirs'] } })).code).toBeUndefined();
});

test('staff and collections find products by a tag', async () => {
  const [one, other] = [await shop.addProduct(), await shop.addProduct()];
  await edit(one.id, ['rainy day']);
  await edit(other.id, ['rainy']);
  const found = await admin.must(AdminProductsDocument, { tag: 'Rainy Day' });
  expect(found.adminProducts.products.map(({ id }) => id)).toEqual([one.id]);
  const rule = { tags: ['Rainy day', 'sunny'] };
  const preview = await admin.must(CollectionPreviewDocument, { rule });
  expect(preview.collectionPreview).toMatchObject({ total: 1, products: [{ id: one.id }] });
});
