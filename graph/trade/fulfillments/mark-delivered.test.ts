import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { StockMove } from '../../catalog/products/stock-move.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  DeleteProductDocument,
  MarkDeliveredDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Variant, id)).countInStock;
const deliver = (id: string) => admin.must(MarkDeliveredDocument, { id });
const anHourLater = () => {
  shop.clock.advance(HOUR);
  return expireHolds(shop.later());
};
async function unpaidOrder({ id }: Product, qty = 1): Promise<string> {
  return (await place(shopper, await startCheckout(shopper, id, qty))).data!.placeOrder.id;
}

test('items of an unpaid order that were delivered never go back into stock', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  await deliver(await unpaidOrder(lamp, 2));
  await anHourLater();
  expect(await stockOf(lamp)).toBe(3);
});

test('items whose hold was released before the delivery are taken from stock again, once', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const order = await unpaidOrder(lamp, 2);
  await anHourLater();
  expect(await stockOf(lamp)).toBe(5);
  await deliver(order);
  await deliver(order);
  expect(await stockOf(lamp)).toBe(3);
});

test('a delivery of more than is in stock takes what is there and records the difference as found', async () => {
  const lamp = await shop.addProduct({ countInStock: 3 });
  const order = await unpaidOrder(lamp, 3);
  await anHourLater();
  const rival = await shop.shopper();
  await place(rival, await startCheckout(rival, lamp.id, 2));
  await deliver(order);
  expect(await stockOf(lamp)).toBe(0);
  const found = await shop.em().findOneOrFail(StockMove, { variant: lamp.id, reason: 'restock' });
  expect(found).toMatchObject({ qty: 2, actor: admin.user.id });
});

test('items that are no longer sold can be delivered', async () => {
  const lamp = await shop.addProduct({ countInStock: 3 });
  const order = await unpaidOrder(lamp);
  await anHourLater();
  await admin.must(DeleteProductDocument, { id: lamp.id });
  await deliver(order);
  expect(await stockOf(lamp)).toBe(2);
});

test('a delivered order can be paid later, and its items are not taken twice', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const orderId = await unpaidOrder(lamp);
  await deliver(orderId);
  await anHourLater();
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId });
  const { data } = await place(shopper, startPayment, await shop.pay(startPayment));
  expect(data?.placeOrder).toMatchObject({ id: orderId, isPaid: true });
  expect(await stockOf(lamp)).toBe(0);
  await deliver(orderId);
  expect(await stockOf(lamp)).toBe(0);
});
