import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { EditedProductDocument, UpdateProductDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { takeStock } from './stock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterAll(() => shop?.close());

/** Adds one unit repeatedly, based on the last value read. Returns how many units were added. */
async function restock(admin: TestClient, id: string, until: { done: boolean }): Promise<number> {
  let added = 0;
  let seen = (await admin.must(EditedProductDocument, { id })).product.countInStock;
  while (!until.done) {
    const input = { id, countInStock: seen + 1, expectedCountInStock: seen };
    const { data, code, errors } = await admin.execute(UpdateProductDocument, { input });
    if (data) {
      added += 1;
      seen = data.updateProduct.countInStock;
    } else {
      expect(code).toBe('CONFLICT');
      seen = Number(errors[0]?.extensions?.countInStock);
    }
  }
  return added;
}

test('an edit of the stock waits for a sale under way, and is refused when the sale goes through', async () => {
  const admin = await shop.admin();
  const { id } = await shop.addProduct({ countInStock: 10 });
  const sale = shop.em();
  await sale.begin();
  await takeStock(sale, [{ item: id, qty: 1 }], v7());
  const input = { id, countInStock: 15, expectedCountInStock: 10 };
  const edit = admin.execute(UpdateProductDocument, { input });
  await untilBlocked(shop);
  await sale.commit();
  expect((await edit).code).toBe('CONFLICT');
  expect((await admin.must(EditedProductDocument, { id })).product.countInStock).toBe(9);
});

test('units that 50 shoppers hold and release while admins edit the stock are neither lost nor duplicated', async () => {
  const { id } = await shop.addProduct({ countInStock: 250 });
  const admins = await Promise.all([shop.admin(), shop.admin(), shop.admin()]);
  const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.shopper()));
  const until = { done: false };
  const restocked = Promise.all(admins.map((admin) => restock(admin, id, until)));
  await Promise.all(
    shoppers.map(async (shopper) => {
      for (let sale = 0; sale < 5; sale++) await startCheckout(shopper, id);
    }),
  );
  until.done = true;
  const added = (await restocked).reduce((sum, count) => sum + count, 0);
  expect(added).toBeGreaterThan(0);
  const { product } = await shop.guest().must(EditedProductDocument, { id });
  // A new checkout releases the stock of the previous one: one unit is held for each shopper.
  expect(product.countInStock).toBe(250 - shoppers.length + added);
});
