import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCache } from '../../core/cache.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { ProductReviewsDocument, ReviewProductDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ cache: createCache({ now: () => 1_000_000 }) });
});
afterAll(() => shop?.close());

test('guests share the cached reviews of a product and whether their authors bought it', async () => {
  const { id } = await shop.addProduct();
  for (let n = 0; n < 2; n++) {
    const input = { productId: id, rating: 4, comment: 'Bright.' };
    await (await shop.shopper()).must(ReviewProductDocument, { input });
  }
  const read = () => shop.guest().must(ProductReviewsDocument, { id });
  expect(await countStatements(read)).toBe(2);
  expect(await countStatements(read)).toBe(0);
});
