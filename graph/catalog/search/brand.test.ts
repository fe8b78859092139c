import { afterAll, beforeAll, expect, test } from 'vitest';
import { BrandDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.addProduct({ brand: "O'Neil & Co" });
  await shop.addProduct({ brand: 'Hidden', isDraft: true });
});
afterAll(() => shop?.close());

test('a brand is found while shoppers find products of it, by its whole name', async () => {
  const guest = shop.guest();
  expect((await guest.must(BrandDocument, { name: "O'Neil & Co" })).brand.name).toBe("O'Neil & Co");
  for (const name of ['Hidden', "o'neil & co", "O'Neil", '', '%', 'a\u0000', 'x'.repeat(10_000)])
    expect((await guest.execute(BrandDocument, { name })).code, name.slice(0, 20)).toBe('NOT_FOUND');
});
