import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { freshDatabase } from './fresh-database.ts';
import type { TestClient } from './test-client.ts';
import { type TestShop, testShop } from './test-shop.ts';

/**
 * A shop on PostgreSQL whose provider sends no webhooks, with an admin and a shopper, for the tests of a file. After each
 * of them its invariants must hold.
 */
export function raceShop() {
  let shop: TestShop;
  let admin: TestClient;
  let shopper: TestClient;
  beforeAll(async () => {
    shop = await testShop({ url: await freshDatabase(), webhooks: false });
    [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  });
  afterEach(async () => expect(await shop.violations()).toEqual([]));
  afterAll(() => shop?.close());
  return {
    shop: () => shop,
    admin: () => admin,
    shopper: () => shopper,
    stockOf: async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock,
  };
}
