import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  approvedReturn,
  exchange,
  exchanged,
  readExchanged,
  refund,
  stockOfVariant,
} from '../../proof/testing/exchanging.ts';
import {
  AdjustStockDocument,
  SavePromotionDocument,
  UpdateVariantDocument,
} from '../../proof/testing/operations.generated.ts';
import { approve, boughtOrder, newReturn, receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { OrderLine } from '../orders/order-line.entity.ts';

let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  [admin, shopper] = await Promise.all([shop.admin(), shop.confirmedShopper()]);
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

type Returned = Awaited<ReturnType<typeof approvedReturn>>;

/** Shirts of size S that come back, to be exchanged for size S. */
const forTheSame = async (sold?: Parameters<typeof approvedReturn>[4]) => {
  const returned = await approvedReturn(shop, shopper, 20_00, 'PayPal', sold);
  return { ...returned, medium: returned.small };
};

const setPrice = (id: string, price: number) => admin.must(UpdateVariantDocument, { id, input: { price } });

/** The units come back, and the return pays the new order: what was credited, and set off of it. */
async function paid(returned: Pick<Returned, 'orderId' | 'returnId' | 'line'>, quantity: number) {
  await receive(admin, returned.returnId, returned.line, { quantity, restock: false });
  expect((await refund(admin, returned, quantity)).errors).toEqual([]);
  const { credits, refunds } = await readExchanged(admin, returned.orderId);
  expect(refunds).toEqual([]);
  return credits.map(({ amount, setOffAmount }) => [amount.amount, setOffAmount.amount]);
}

test('a broken item is exchanged for the same one at the price that was paid, whatever it costs now', async () => {
  for (const price of [35_00, 5_00]) {
    const returned = await forTheSame();
    await setPrice(returned.small, price);
    const newId = await exchanged(admin, returned);
    expect(await readExchanged(shopper, newId)).toMatchObject({ totalPrice: 46_00, shippingPrice: 0 });
    const [line] = await shop.em().find(OrderLine, { order: newId });
    expect(line!.priceOverride).toEqual({
      shopPrice: price,
      reason: expect.stringMatching(/^As paid in order #\d+$/),
    });
    expect(await stockOfVariant(shop, returned.small)).toBe(6);
    expect(await paid(returned, 2)).toEqual([[46_00, 46_00]]);
    expect(await readExchanged(shopper, newId)).toMatchObject({ isPaid: true });
  }
});

test('the tax of one unit, rounded anew, leaves nothing to be paid by the buyer', async () => {
  const returned = await forTheSame({ price: 10_04, qty: 2, returned: 1 });
  // Two cost 23.09 with tax, of which one is 11.54; one alone costs 11.55.
  const newId = await exchanged(admin, returned, 1);
  expect((await readExchanged(shopper, newId)).totalPrice).toBe(11_55);
  expect(await paid(returned, 1)).toEqual([[11_55, 11_55]]);
});

test('a product without variants is exchanged for itself while it is in stock', async () => {
  const { orderId, line, lamp } = await boughtOrder(shop, shopper, 1);
  const returnId = await newReturn(admin, { orderId, line });
  await approve(admin, returnId);
  const returned = { orderId, returnId, line, medium: lamp.id };
  await admin.must(AdjustStockDocument, { variantId: lamp.id, by: -9, reason: 'DAMAGED' });
  expect((await exchange(admin, returned, 1)).code).toBe('OUT_OF_STOCK');
  await admin.must(AdjustStockDocument, { variantId: lamp.id, by: 3, reason: 'RECEIVED' });
  await exchanged(admin, returned, 1);
  expect(await stockOfVariant(shop, lamp.id)).toBe(2);
  expect(await paid(returned, 1)).toEqual([[23_00, 23_00]]);
});

test('a promotion that began since takes nothing off the same item, so that nothing goes back', async () => {
  const returned = await forTheSame();
  const input = { title: 'Since then', kind: 'PERCENT' as const, value: 10_00, isAutomatic: true };
  await admin.must(SavePromotionDocument, { input });
  const newId = await exchanged(admin, returned);
  expect((await readExchanged(shopper, newId)).totalPrice).toBe(46_00);
  expect(await paid(returned, 2)).toEqual([[46_00, 46_00]]);
});
