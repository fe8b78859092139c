import { afterAll, beforeAll, expect, test } from 'vitest';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { beginImport, workImports } from '../../proof/testing/importing.ts';
import {
  DeleteProductsDocument,
  RestoreProductsDocument,
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

/** The statements of an import of lamps, in a chunk of 200 rows at most. */
async function importing(brand: string, rows: number, price: number): Promise<number> {
  const lines = Array.from({ length: rows }, (_, n) => `Lamp ${n},${brand},Home,${price},3,${brand}-${n}`);
  await beginImport(admin, ['Name,Brand,Category,Price,Stock,SKU', ...lines].join('\n'));
  return countStatements(() => workImports(shop));
}

test('200 rows take no more statements than 20, whether they are new, changed or neither', async () => {
  await importing('First', 1, 10);
  const [few, many] = [await importing('Few', 20, 10), await importing('Many', 200, 10)];
  // Products of one name need another round for their slugs.
  expect(many).toBeLessThanOrEqual(few + 10);
  expect(await importing('Many', 200, 10)).toBe(await importing('Few', 20, 10));
  expect(await importing('Many', 200, 11)).toBe(await importing('Few', 20, 11));
  expect(await shop.violations()).toEqual([]);
});

test('changes of 25 products take no more statements than those of one', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 27; count++) ids.push((await shop.addProduct({ price: 1000 })).id);
  const [first, one, ...others] = ids as [string, string, ...string[]];
  const seen = (id: string) => ({ id, expectedPrice: 1000, expectedHighestPrice: 1000 });
  const changes = { price: { basisPoints: -1000, isReduction: true } };
  const update = (some: string[]) =>
    admin.must(UpdateProductsDocument, { products: some.map(seen), changes });
  const remove = (some: string[]) => admin.must(DeleteProductsDocument, { ids: some });
  const restore = (some: string[]) => admin.must(RestoreProductsDocument, { ids: some });
  for (const change of [update, remove, restore]) {
    // What it reads for the first time is cached then.
    await change([first]);
    const few = await countStatements(() => change([one]));
    expect(await countStatements(() => change(others))).toBe(few);
  }
});
