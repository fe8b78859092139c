import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
});
afterAll(() => shop?.close());

test.each([
  ['deleted', { deletedAt: new Date() }],
  ['made a draft', { isDraft: true }],
])('an unpaid order of a product that was %s meanwhile cannot be paid, and says why', async (_, state) => {
  const shopper = await shop.shopper();
  const lamp = await shop.addProduct();
  const orderId = (await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id;
  shop.clock.advance(HOUR);
  await expireHolds(shop.later());
  await shop.em().nativeUpdate(Product, lamp.id, state);
  const { code, errors } = await shopper.execute(StartPaymentDocument, { orderId });
  expect(code).toBe('OUT_OF_STOCK');
  expect(errors[0]?.message).toBe(`${lamp.name} is no longer sold. Nothing was charged.`);
  expect(errors[0]?.extensions?.lines).toMatchObject([{ productId: lamp.id, reason: 'NO_LONGER_SOLD' }]);
});
