import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { AdjustStockDocument, StockMovesDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let admin: TestClient;
beforeAll(async () => {
  shop = await testShop();
  admin = await shop.admin();
});
afterAll(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.close();
});

const moves = async (client: TestClient, variables: { productId: string; [name: string]: unknown }) =>
  (await client.must(StockMovesDocument, variables)).stockMoves;

test('the history of a product says what moved, why, by whom and for which order; the order for staff with ORDERS', async () => {
  const { id: productId } = await shop.addProduct();
  const shopper = await shop.shopper();
  const { data } = await place(shopper, await startCheckout(shopper, productId, 2));
  const order = data!.placeOrder;
  await admin.must(AdjustStockDocument, { variantId: productId, by: -1, reason: 'DAMAGED' });
  const { nodes } = await moves(admin, { productId });
  expect(nodes).toMatchObject([
    { qty: -1, reason: 'DAMAGED', orderId: null, actorName: expect.any(String) },
    { qty: -2, reason: 'HELD', orderId: order.id, orderNumber: expect.any(Number), actorName: null },
    { reason: 'INITIAL' },
  ]);
  const packer = await shop.staff('PRODUCTS');
  expect((await moves(packer, { productId })).nodes[1]).toMatchObject({ orderId: null, orderNumber: null });
});

test('pages of a long history have each move once, of all variants or of one', async () => {
  const { product, variants } = await shop.addVariants({ optionNames: ['Size'] }, [
    { options: ['S'], sku: 'HS-S', countInStock: 1 },
    { options: ['M'], sku: 'HS-M', countInStock: 1 },
  ]);
  for (let by = 1; by <= 4; by++)
    for (const { id } of variants)
      await admin.must(AdjustStockDocument, { variantId: id, by, reason: 'RECEIVED' });
  const read = async (variantId?: string) => {
    const all: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await moves(admin, { productId: product.id, variantId, first: 3, after });
      all.push(...page.nodes.map(({ sku, qty }) => `${sku} ${qty}`));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    return all;
  };
  const all = await read();
  expect(all).toHaveLength(10);
  expect(all.slice(0, 4)).toEqual(['HS-M 4', 'HS-S 4', 'HS-M 3', 'HS-S 3']);
  expect(await read(variants[0]!.id)).toEqual(['HS-S 4', 'HS-S 3', 'HS-S 2', 'HS-S 1', 'HS-S 1']);
});
