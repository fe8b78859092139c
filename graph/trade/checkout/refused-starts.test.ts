import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { address, checkoutInput } from '../../proof/testing/buying.ts';
import { StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop();
  // Of 60 refused starts of a person 3, of 300 of a network 15.
  shop.settings.rateLimitFactor = 1 / 20;
  lamp = await shop.addProduct({ countInStock: 100 });
});
afterEach(() => shop.clock.advance(2 * HOUR));
afterAll(() => shop?.close());

const start = async (client: TestClient, input: { paymentMethod?: string; qty?: number } = {}) => {
  const { qty = 1, ...given } = input;
  const { input: valid } = checkoutInput([{ productId: lamp.id, qty }]);
  return (await client.execute(StartCheckoutDocument, { input: { ...valid, ...given } })).code;
};
const order = async (client: TestClient, given: object = {}) => {
  const cart = { cartItems: [{ _id: lamp.id, qty: 1 }], shippingAddress: address };
  const { status, body } = await rest(client, 'POST', '/order', { ...cart, ...given });
  return [status, body.code];
};
const scarce = { qty: 101 };

test('somebody whose starts of a checkout were refused too often waits for an hour, over GraphQL and REST; others buy', async () => {
  const guest = await shop.guestBuyer();
  for (let n = 0; n < 2; n++) expect(await start(guest, scarce)).toBe('OUT_OF_STOCK');
  expect(await start(guest)).toBeUndefined();
  expect(await order(guest, { paymentMethod: 'nope' })).toEqual([409, 'PAYMENT_METHOD_UNAVAILABLE']);
  expect(await start(guest, scarce)).toBe('RATE_LIMITED');
  expect(await start(guest)).toBe('RATE_LIMITED');
  expect(await order(guest)).toEqual([429, 'RATE_LIMITED']);
  expect(await start(await shop.shopper())).toBeUndefined();
  shop.clock.advance(HOUR);
  expect(await start(guest)).toBeUndefined();
});

test('the refused starts of a network count together', async () => {
  for (let n = 0; n < 5; n++) {
    const shopper = await shop.shopper();
    for (let m = 0; m < 3; m++) expect(await start(shopper, scarce)).toBe('OUT_OF_STOCK');
  }
  expect(await start(await shop.shopper())).toBe('RATE_LIMITED');
});

test('refused orders of carts that were paid before count for their person; a stranger of the network keeps no paid order out', async () => {
  const [robot, buyer] = [await shop.guestBuyer(), await shop.guestBuyer()];
  for (let n = 0; n < 3; n++)
    expect(await order(robot, { paymentResult: `pay_Unknown000000${n}` })).toEqual([
      402,
      'PAYMENT_NOT_CONFIRMED',
    ]);
  expect(await order(robot, { paymentResult: 'pay_Unknown0000004' })).toEqual([429, 'RATE_LIMITED']);
  for (let n = 0; n < 5; n++) {
    const other = await shop.shopper();
    for (let m = 0; m < 3; m++) await start(other, scarce);
  }
  expect(await start(buyer)).toBe('RATE_LIMITED');
  const paymentResult = await payBefore(shop, 157_49);
  expect((await order(buyer, { paymentResult }))[0]).toBe(201);
});

test('a payment method that does not exist is refused before the cart is priced', async () => {
  expect(await start(await shop.shopper(), { ...scarce, paymentMethod: 'nope' })).toBe(
    'PAYMENT_METHOD_UNAVAILABLE',
  );
});
