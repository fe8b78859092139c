import { expect, test } from 'vitest';
import { fillWishList } from '../../proof/testing/fill-wish-list.ts';
import {
  MergeSavedProductsDocument,
  SavedProductIdsDocument,
  SaveProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { Product } from '../products/product.entity.ts';
import { SavedProduct } from './saved-product.entity.ts';

const { shop } = raceShop();

const addProducts = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await shop().addProduct()).id));

test('a product that is saved 20 times at once is on the list once', async () => {
  shop().settings.rateLimitFactor = 100;
  const client = await shop().shopper();
  const [productId] = await addProducts(1);
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      client.execute(SaveProductDocument, { input: { productId: productId! } }),
    ),
  );
  expect(responses.map(({ code }) => code)).toEqual(Array(20).fill(undefined));
  expect((await client.must(SavedProductIdsDocument)).savedProductIds).toEqual([productId]);
});

test('browsers that sign in at once do not fill the list beyond its bound', async () => {
  shop().settings.rateLimitFactor = 100;
  const client = await shop().shopper();
  const products = await addProducts(24);
  await fillWishList(shop().em(), client.user.id, 490);
  const parts = [0, 1, 2, 3].map((part) => products.slice(part * 6, part * 6 + 6));
  const merged = await Promise.all(
    parts.map((productIds) => client.must(MergeSavedProductsDocument, { input: { productIds } })),
  );
  expect(merged.reduce((sum, { mergeSavedProducts }) => sum + mergeSavedProducts.leftOut, 0)).toBe(14);
  expect(await shop().em().count(SavedProduct, { user: client.user.id })).toBe(500);
  // They are no products that a shop has.
  await shop().em().nativeDelete(Product, { brand: 'Unpictured' });
});
