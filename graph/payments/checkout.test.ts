import { afterAll, beforeAll, expect, test } from 'vitest';
import { PlaceOrderDocument, StartCheckoutDocument } from '../testing/operations.generated.ts';
import { type TestShop, testShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

test('a cart becomes a paid order', async () => {
  const product = await shop.addProduct({ price: 8999, countInStock: 3 });
  const shopper = await shop.shopper();
  const { startCheckout } = await shopper.must(StartCheckoutDocument, {
    input: {
      idempotencyKey: 'first-attempt',
      lines: [{ productId: product.id, qty: 2, price: 8999 }],
      shippingAddress: { address: '1 Elm', city: 'Pune', postalCode: '411001', country: 'India' },
      paymentMethod: 'PayPal',
    },
  });
  expect(startCheckout.totalPrice).toBe(17998 + 2700);
  const payment = await shop.pay(startCheckout);
  const { placeOrder } = await shopper.must(PlaceOrderDocument, {
    input: { checkoutId: startCheckout.id, payment },
  });
  expect(placeOrder.isPaid).toBe(true);
});
