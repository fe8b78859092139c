import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { fillWishList } from '../../proof/testing/fill-wish-list.ts';
import {
  DeleteMyAccountDocument,
  DeleteUserDocument,
  ExportMyDataDocument,
  MergeSavedProductsDocument,
  ProductsByIdsDocument,
  SavedProductIdsDocument,
  SaveProductDocument,
  UnsaveProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Product } from '../products/product.entity.ts';
import { Variant } from '../products/variant.entity.ts';
import { SavedProduct } from './saved-product.entity.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterEach(() => {
  shop.settings.rateLimitFactor = 100;
});
afterAll(() => shop?.close());

const add = async (name = 'Lamp') => (await shop.addProduct({ name })).id;
const save = (client: TestClient, productId: string) =>
  client.execute(SaveProductDocument, { input: { productId } });
const unsave = (client: TestClient, productId: string) =>
  client.execute(UnsaveProductDocument, { input: { productId } });
const merge = async (client: TestClient, ...productIds: string[]) =>
  (await client.must(MergeSavedProductsDocument, { input: { productIds } })).mergeSavedProducts;
const listOf = async (client: TestClient) => (await client.must(SavedProductIdsDocument)).savedProductIds;
const update = (id: string, changes: Partial<Product>) => shop.em().nativeUpdate(Product, id, changes);

test('products are saved once, the newest first, and taken off again', async () => {
  const client = await shop.shopper();
  const [lamp, chair] = [await add('Lamp'), await add('Chair')];
  for (const id of [lamp, chair, lamp]) {
    expect(await save(client, id)).toMatchObject({ data: { saveProduct: { productId: id } } });
    shop.clock.advance(1000);
  }
  expect(await listOf(client)).toEqual([chair, lamp]);
  expect(await listOf(await shop.shopper())).toEqual([]);
  for (const id of [chair, chair]) await unsave(client, id);
  expect(await listOf(client)).toEqual([lamp]);
});

test('nobody saves without an account, or what is not sold', async () => {
  const lamp = await add();
  expect((await save(shop.guest(), lamp)).code).toBe('UNAUTHENTICATED');
  expect((await save(await shop.guestBuyer(), lamp)).code).toBe('UNAUTHENTICATED');
  const client = await shop.shopper();
  await update(lamp, { isDraft: true });
  expect((await save(client, lamp)).code).toBe('NOT_FOUND');
  expect((await save(client, 'lamp')).code).toBe('NOT_FOUND');
  expect((await save(client, client.user.id)).code).toBe('NOT_FOUND');
  expect(await shop.em().count(SavedProduct, { product: lamp })).toBe(0);
});

test('a draft and a deleted product leave the list, and one that is sold again returns; a sold-out one stays', async () => {
  const client = await shop.shopper();
  const [lamp, chair, rug] = [await add('Lamp'), await add('Chair'), await add('Rug')];
  for (const id of [lamp, chair, rug]) await save(client, id);
  await update(lamp, { isDraft: true });
  await update(chair, { deletedAt: new Date() });
  await shop.em().nativeUpdate(Variant, { product: rug }, { countInStock: 0 });
  const shown = async () => {
    const ids = [rug, chair, lamp];
    const { productsByIds } = await shop.guest().must(ProductsByIdsDocument, { ids });
    return productsByIds.map(({ name }) => name);
  };
  expect(await listOf(client)).toEqual([rug]);
  expect(await shown()).toEqual(['Rug']);
  await update(lamp, { isDraft: false });
  expect(await listOf(client)).toEqual(expect.arrayContaining([rug, lamp]));
  expect(await shown()).toEqual(['Rug', 'Lamp']);
});

test('products are read by their ids, each once, in their order; unknown ids are left out, and too many are refused', async () => {
  const [lamp, chair] = [await add('Lamp'), await add('Chair')];
  const read = (ids: string[]) => shop.guest().execute(ProductsByIdsDocument, { ids });
  const ids = [chair, 'x', lamp.toUpperCase(), chair, '01a15ed0-4858-7001-9b43-714cd9c522e3'];
  expect((await read(ids)).data?.productsByIds.map(({ name }) => name)).toEqual(['Chair', 'Lamp']);
  expect((await read([])).data?.productsByIds).toEqual([]);
  expect((await read(Array(25).fill(lamp))).code).toBe('BAD_USER_INPUT');
});

test('what a browser saved comes into the list in its order, once, without what is not sold', async () => {
  const client = await shop.shopper();
  const [lamp, chair, rug, draft] = [await add(), await add(), await add(), await add()];
  await save(client, lamp);
  await update(draft, { isDraft: true });
  shop.clock.advance(1000);
  const sent = [chair, rug, lamp, chair, draft, 'x'];
  const expected = { productIds: [chair, rug, lamp], leftOut: 0 };
  expect(await merge(client, ...sent)).toEqual(expected);
  expect(await merge(client, ...sent)).toEqual(expected);
});

test('a list has 500 products at most: the first that a browser brings find room, and the others are counted', async () => {
  const client = await shop.shopper();
  await fillWishList(shop.em(), client.user.id, 498);
  const [lamp, chair, rug, bed] = [await add(), await add(), await add(), await add()];
  shop.clock.advance(60_000);
  const { productIds, leftOut } = await merge(client, lamp, chair, rug);
  expect([productIds.length, productIds.slice(0, 2), leftOut]).toEqual([500, [lamp, chair], 1]);
  expect((await save(client, bed)).code).toBe('WISH_LIST_FULL');
  // It is there already.
  expect((await save(client, lamp)).code).toBeUndefined();
  await unsave(client, chair);
  expect((await save(client, bed)).code).toBeUndefined();
});

test('a person changes the list 300 times within ten minutes at most', async () => {
  shop.settings.rateLimitFactor = 1 / 300;
  const client = await shop.shopper();
  const lamp = await add();
  expect((await save(client, lamp)).code).toBeUndefined();
  expect((await save(client, lamp)).code).toBe('RATE_LIMITED');
  expect((await unsave(client, lamp)).code).toBe('RATE_LIMITED');
  const merged = await client.execute(MergeSavedProductsDocument, { input: { productIds: [lamp] } });
  expect(merged.code).toBe('RATE_LIMITED');
});

test('the list is in the copy of the data of its owner, and is deleted with the account', async () => {
  const client = await shop.shopper();
  const lamp = await add('Exported lamp');
  await save(client, lamp);
  const { exportMyData } = await client.must(ExportMyDataDocument);
  expect(JSON.parse(exportMyData)).toMatchObject({
    savedProducts: [{ product_id: lamp, name: 'Exported lamp' }],
  });
  await client.must(DeleteMyAccountDocument);
  expect(await shop.em().count(SavedProduct, { user: client.user.id })).toBe(0);
});

test('the list of an account that staff delete is deleted with it', async () => {
  const [client, admin] = [await shop.shopper(), await shop.admin()];
  await save(client, await add());
  await admin.must(DeleteUserDocument, { id: client.user.id });
  expect(await shop.em().count(SavedProduct, { user: client.user.id })).toBe(0);
});
