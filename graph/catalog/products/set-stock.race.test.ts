import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { EditedProductDocument, UpdateProductDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

test('of two admins who set the stock from the same count the second gets the number that the first has set', async () => {
  const [one, two] = await Promise.all([shop.admin(), shop.admin()]);
  const { id } = await shop.addProduct({ countInStock: 10 });
  const set = (admin: TestClient, countInStock: number) =>
    admin.execute(UpdateProductDocument, { input: { id, countInStock, expectedCountInStock: 10 } });
  let second: ReturnType<typeof set> | undefined;
  const first = await atFailpoint(
    'stock.productLocked',
    () => {
      second = set(two, 7);
      return untilBlocked(shop);
    },
    () => set(one, 25),
  );
  expect(first.data?.updateProduct.countInStock).toBe(25);
  expect((await second)?.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', countInStock: 25 });
});

test('a checkout that starts while the stock is being set waits and takes from what was set', async () => {
  const [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  const { id } = await shop.addProduct({ countInStock: 5 });
  let sale: Promise<unknown> | undefined;
  await atFailpoint(
    'stock.productLocked',
    () => {
      sale = startCheckout(shopper, id, 2);
      return untilBlocked(shop);
    },
    () => admin.must(UpdateProductDocument, { input: { id, countInStock: 3, expectedCountInStock: 5 } }),
  );
  await sale;
  expect((await admin.must(EditedProductDocument, { id })).product.countInStock).toBe(1);
});
