import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { MarkDeliveredDocument, StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';

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

const startedFor = async (orderId: string) =>
  (await shop.events('payment.started')).filter(({ subjectId }) => subjectId === orderId).length;

test('a payment that is opened again while its hold goes on leaves no event, nor gives other stock back', async () => {
  const shopper = await shop.shopper();
  const lamp = await shop.addProduct({ countInStock: 100 });
  const orderId = (await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id;
  for (let n = 0; n < 5; n++) await shopper.must(StartPaymentDocument, { orderId });
  expect(await startedFor(orderId)).toBe(0);
  const other = await startCheckout(shopper, lamp.id);
  // It was given back for the other one, and is taken again instead of it.
  for (let n = 0; n < 5; n++) await shopper.must(StartPaymentDocument, { orderId });
  expect(await startedFor(orderId)).toBe(1);
  expect((await shop.em().findOneOrFail(Checkout, other.id)).stock).toBe('released');
});

test('the payment of a delivered order leaves an event at most each time that its hold is prolonged', async () => {
  const shopper = await shop.shopper();
  const lamp = await shop.addProduct();
  const orderId = (await place(shopper, await startCheckout(shopper, lamp.id))).data!.placeOrder.id;
  await (await shop.admin()).must(MarkDeliveredDocument, { id: orderId });
  shop.clock.advance(HOUR);
  for (let n = 0; n < 5; n++) await shopper.must(StartPaymentDocument, { orderId });
  expect(await startedFor(orderId)).toBe(1);
});

test('stock is taken again for a payment so often within an hour', async () => {
  const shopper = await shop.shopper();
  const lamp = await shop.addProduct();
  const checkout = await startCheckout(shopper, lamp.id);
  const orderId = (await place(shopper, checkout)).data!.placeOrder.id;
  shop.clock.advance(HOUR);
  await shopper.must(StartPaymentDocument, { orderId });
  shop.settings.rateLimitFactor = 1;
  await shop
    .em()
    .execute('update rate_limits set count = 60 where key = ?', [`payment calls ${checkout.id}`]);
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBeUndefined();
  shop.clock.advance(10 * 60_000);
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBe('RATE_LIMITED');
  expect(await startedFor(orderId)).toBe(1);
  shop.settings.rateLimitFactor = 100;
});
