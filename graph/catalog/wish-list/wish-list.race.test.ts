import { expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { fillWishList } from '../../proof/testing/fill-wish-list.ts';
import {
  MergeSavedProductsDocument,
  SavedProductIdsDocument,
  SaveProductDocument,
  SetPriceAlertDocument,
} from '../../proof/testing/operations.generated.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { Product } from '../products/product.entity.ts';
import { lockAlertsOf, notifyOf } from './alerts/notify-of-prices.ts';
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

/** A product that costs less than two people wait for. */
async function reduced() {
  const [product] = await addProducts(1);
  for (let n = 0; n < 2; n++) {
    const client = await shop().confirmedShopper();
    await client.must(SetPriceAlertDocument, { input: { productId: product! } });
  }
  // As a price that fell since: the price of the product itself stays as its variants have it.
  await shop()
    .em()
    .execute('update saved_products set price = price + 1, below = below + 1 where product_id = ?', [
      product!,
    ]);
  return product!;
}
const notify = (product: string) => notifyOf({ em: shop().em(), ports: shop().ports }, product);
const notified = (product: string) =>
  shop()
    .em()
    .count(SavedProduct, { product, notifiedAt: { $ne: null } });

test('of processes that notify of a price at once, each person gets one mail', async () => {
  const product = await reduced();
  await Promise.all(Array.from({ length: 8 }, () => notify(product)));
  expect(await notified(product)).toBe(2);
  expect(await shop().em().count(Mail, { type: 'price.fell' })).toBe(2);
});

test('a process waits for another one that notifies of the price, and then notifies nobody else', async () => {
  const product = await reduced();
  let other: Promise<void> | undefined;
  await shop()
    .em()
    .transactional(async (em) => {
      await lockAlertsOf(em, product);
      other = notify(product);
      await Promise.race([other, untilBlocked(shop())]);
      await em.execute('update saved_products set below = 0 where product_id = ?', [product]);
    });
  await other;
  expect(await notified(product)).toBe(0);
});

test('a price alert for a product that another request takes off the list is refused, not broken', async () => {
  shop().settings.rateLimitFactor = 100;
  const client = await shop().confirmedShopper();
  const [productId] = await addProducts(1);
  const set = () => client.execute(SetPriceAlertDocument, { input: { productId: productId! } });
  expect((await set()).code).toBeUndefined();
  let again: ReturnType<typeof set> | undefined;
  await shop()
    .em()
    .transactional(async (em) => {
      await em.nativeDelete(SavedProduct, { user: client.user.id });
      again = set();
      await Promise.race([again, untilBlocked(shop())]);
    });
  expect((await again)?.code).toBe('CONFLICT');
  await shop().em().nativeDelete(Product, { brand: 'Unpictured' });
});
