import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { CartDocument } from '../../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

let shop: TestShop;
let lamp: Product;
beforeAll(async () => {
  shop = await testShop();
  lamp = await shop.addProduct({ price: 3333, countInStock: 5 });
});
afterAll(() => shop?.close());

const price = (lines: { productId: string; qty: number }[]) => shop.guest().execute(CartDocument, { lines });

test('a cart is priced from the shop’s own table', async () => {
  const { data } = await price([{ productId: lamp.id, qty: 3 }]);
  expect(data?.cart).toMatchObject({
    itemsPrice: 9999,
    shippingPrice: 10000,
    taxPrice: 1500,
    totalPrice: 21499,
  });
});

test('lines of the same product are one line', async () => {
  const { data } = await price([
    { productId: lamp.id, qty: 1 },
    { productId: lamp.id.toUpperCase(), qty: 2 },
  ]);
  expect(data?.cart.lines).toMatchObject([{ productId: lamp.id, qty: 3, product: expect.anything() }]);
});

test('what is not sold stays in the list and costs nothing', async () => {
  const gone = await shop.addProduct({ deletedAt: new Date() });
  const { data } = await price([
    { productId: gone.id, qty: 1 },
    { productId: 'no-such-id', qty: 1 },
  ]);
  expect(data?.cart.lines.map(({ product }) => product)).toEqual([null, null]);
  expect(data?.cart.itemsPrice).toBe(0);
});

test.each([0, -1, 10_001])('a quantity of %i is refused', async (qty) => {
  const { code, status } = await price([{ productId: lamp.id, qty }]);
  expect({ code, status }).toEqual({ code: 'BAD_USER_INPUT', status: 200 });
});

test('twenty lines of one product cannot get around the limit of its quantity', async () => {
  const { code } = await price(Array.from({ length: 20 }, () => ({ productId: lamp.id, qty: 9_999 })));
  expect(code).toBe('BAD_USER_INPUT');
});

test('a total above the limit is refused', async () => {
  const car = await shop.addProduct({ price: 2_000_000_000 });
  const { code, errors } = await price([{ productId: car.id, qty: 1 }]);
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.message).toContain('too valuable');
});
