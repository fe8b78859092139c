import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { armFailpoints } from '../../core/failpoint.ts';
import { checkoutInput, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { CancelCheckoutDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';

const MINUTE = 60_000;
let shop: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  shopper = await shop.shopper();
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const expire = () => expireHolds(shop.later());

test('the server prices the cart from its own table and opens a payment of exactly the total', async () => {
  const lamp = await shop.addProduct({ price: 8999 });
  const checkout = await startCheckout(shopper, lamp.id, 2);
  expect(checkout).toMatchObject({ itemsPrice: 17998, shippingPrice: 0, taxPrice: 2700, totalPrice: 20698 });
  expect(checkout.payment).toMatchObject({ amount: 20698, currency: 'INR', description: 'Test Transaction' });
  expect(checkout.payment.keyId).toMatch(/^rzp_test_/);
});

test('stock is held for 15 minutes, then released', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  await startCheckout(shopper, lamp.id, 3);
  expect(await stockOf(lamp)).toBe(2);
  shop.clock.advance(14 * MINUTE);
  await expire();
  expect(await stockOf(lamp)).toBe(2);
  shop.clock.advance(2 * MINUTE);
  expect(await expire()).toBeGreaterThanOrEqual(1);
  expect(await stockOf(lamp)).toBe(5);
  expect(await expire()).toBe(0);
  expect(await stockOf(lamp)).toBe(5);
});

test('walking away gives the stock back, once', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const { id } = await startCheckout(shopper, lamp.id, 2);
  await shopper.must(CancelCheckoutDocument, { id });
  await shopper.must(CancelCheckoutDocument, { id });
  expect(await stockOf(lamp)).toBe(5);
});

test('the same key returns the same checkout and holds its stock once', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const input = checkoutInput([{ productId: lamp.id, qty: 2 }]);
  const first = await shopper.must(StartCheckoutDocument, input);
  const second = await shopper.must(StartCheckoutDocument, input);
  expect(second).toEqual(first);
  expect(await stockOf(lamp)).toBe(3);
});

test('the same key with another cart is refused', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const input = checkoutInput([{ productId: lamp.id, qty: 2 }]);
  await shopper.must(StartCheckoutDocument, input);
  const other = await shopper.execute(
    StartCheckoutDocument,
    checkoutInput([{ productId: lamp.id, qty: 1 }], input.input.idempotencyKey),
  );
  expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect(await stockOf(lamp)).toBe(3);
});

test('two shoppers may use the same key', async () => {
  const lamp = await shop.addProduct();
  const input = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const mine = await shopper.must(StartCheckoutDocument, input);
  const theirs = await (await shop.shopper()).must(StartCheckoutDocument, input);
  expect(theirs.startCheckout.id).not.toBe(mine.startCheckout.id);
});

test('a changed price is reported line by line before anything is held or charged', async () => {
  const lamp = await shop.addProduct({ price: 5000, countInStock: 5 });
  const { code, errors } = await shopper.execute(
    StartCheckoutDocument,
    checkoutInput([{ productId: lamp.id, qty: 1, price: 4000 }]),
  );
  expect(code).toBe('PRICE_CHANGED');
  expect(errors[0]?.extensions?.lines).toEqual([
    { productId: lamp.id, variantId: lamp.id, name: lamp.name, reason: 'PRICE_CHANGED', price: 5000 },
  ]);
  expect(await stockOf(lamp)).toBe(5);
});

test('missing stock and deleted products are reported line by line, and nothing is held', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const scarce = await shop.addProduct({ countInStock: 1 });
  const gone = await shop.addProduct({ deletedAt: new Date() });
  const { code, errors } = await shopper.execute(
    StartCheckoutDocument,
    checkoutInput([lamp, scarce, gone].map(({ id }) => ({ productId: id, qty: 2 }))),
  );
  expect(code).toBe('OUT_OF_STOCK');
  expect(errors[0]?.message).toBe(
    `There is not enough of ${scarce.name} left. A product is no longer sold. Nothing was charged.`,
  );
  expect(errors[0]?.extensions?.lines).toEqual([
    { productId: scarce.id, variantId: scarce.id, name: scarce.name, reason: 'OUT_OF_STOCK', available: 1 },
    { productId: gone.id, variantId: gone.id, name: 'A product', reason: 'NO_LONGER_SOLD' },
  ]);
  expect(await stockOf(lamp)).toBe(5);
});

test('products that are no longer sold, or not yet, are not called scarce', async () => {
  const [deleted, draft] = [
    await shop.addProduct({ deletedAt: new Date() }),
    await shop.addProduct({ isDraft: true }),
  ];
  const { code, errors } = await shopper.execute(
    StartCheckoutDocument,
    checkoutInput([deleted, draft].map(({ id }) => ({ productId: id, qty: 1 }))),
  );
  expect(code).toBe('OUT_OF_STOCK');
  expect(errors[0]?.message).toBe('2 products are no longer sold. Nothing was charged.');
});

test.each([
  ['an empty cart', { lines: [] }, 'lines'],
  [
    'a blank city',
    { shippingAddress: { address: 'a', city: '  ', postalCode: 'b', country: 'c' } },
    'shippingAddress.city',
  ],
  [
    'a city that cannot be seen',
    { shippingAddress: { address: 'a', city: '\u200b\u202e', postalCode: 'b', country: 'c' } },
    'shippingAddress.city',
  ],
  ['a blank code', { codes: [' '] }, 'codes'],
  ['a code with a control character', { codes: ['TEN\0'] }, 'codes'],
  ['a short key', { idempotencyKey: 'abc' }, 'idempotencyKey'],
  ['no payment method', { paymentMethod: '' }, 'paymentMethod'],
])('%s is refused with a message at the field', async (_, wrong, field) => {
  const lamp = await shop.addProduct();
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const { code, errors } = await shopper.execute(StartCheckoutDocument, { input: { ...input, ...wrong } });
  expect(code).toBe('BAD_USER_INPUT');
  expect(errors[0]?.extensions?.fields).toHaveProperty([field]);
});

test('a guest cannot start a checkout', async () => {
  const lamp = await shop.addProduct();
  const { code } = await shop
    .guest()
    .execute(StartCheckoutDocument, checkoutInput([{ productId: lamp.id, qty: 1 }]));
  expect(code).toBe('UNAUTHENTICATED');
});

test('a stranger cannot cancel a checkout and learns nothing of it', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const { id } = await startCheckout(shopper, lamp.id, 2);
  const { code } = await (await shop.shopper()).execute(CancelCheckoutDocument, { id });
  expect(code).toBe('NOT_FOUND');
  expect(await stockOf(lamp)).toBe(3);
});

/** Starts a checkout of a lamp that a rival holds between its pricing and its holding, so many times. */
async function startWhileTaken(lamp: Product, times: number) {
  const rival = await shop.shopper();
  let taken: string | null = null;
  const disarm = armFailpoints(async (place) => {
    // The rival's own checkout reaches this point as well.
    if (place === 'checkout.priced' && taken === null && times-- > 0) {
      taken = '';
      taken = (await startCheckout(rival, lamp.id)).id;
    }
    if (place === 'checkout.stockMissing' && taken) {
      await rival.must(CancelCheckoutDocument, { id: taken });
      taken = null;
    }
  });
  try {
    return await shopper.execute(StartCheckoutDocument, checkoutInput([{ productId: lamp.id, qty: 1 }]));
  } finally {
    disarm();
  }
}

test('stock that was gone for a moment is held when it is there again', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  expect((await startWhileTaken(lamp, 1)).code).toBeUndefined();
  expect(await stockOf(lamp)).toBe(0);
});

test('stock that is gone again and again is out of stock, with its line, and nothing is held', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const { code, errors } = await startWhileTaken(lamp, 9);
  expect(code).toBe('OUT_OF_STOCK');
  expect(errors[0]?.message).toBe(`There is not enough of ${lamp.name} left. Nothing was charged.`);
  expect(errors[0]?.extensions?.lines).toEqual([
    { productId: lamp.id, variantId: lamp.id, name: lamp.name, reason: 'OUT_OF_STOCK', available: 0 },
  ]);
  expect(await stockOf(lamp)).toBe(1);
});
