import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { armFailpoints } from '../../core/failpoint.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelCheckoutDocument,
  DeleteProductDocument,
  DeleteUserDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from '../payments/gateways/sandbox/ledger.entity.ts';
import { Checkout } from './checkout.entity.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let rival: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  [admin, shopper, rival] = await Promise.all([shop.admin(), shop.shopper(), shop.shopper()]);
});
afterEach(async () => {
  await expire();
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const ordersOf = (checkout: { id: string }) => shop.em().find(Order, { checkout: checkout.id });
const expire = () => expireHolds(shop.later(HOUR));
const edit = (input: { id: string; price?: number; countInStock?: number }) =>
  admin.must(UpdateProductDocument, { input });
const start = (client: TestClient, { id }: Product, key = randomUUID()) =>
  client.execute(StartCheckoutDocument, checkoutInput([{ productId: id, qty: 1 }], key));

test.each([
  ['the price rises', 'PRICE_CHANGED', ({ id }: Product) => edit({ id, price: 5999 })],
  ['the price falls', 'PRICE_CHANGED', ({ id }: Product) => edit({ id, price: 3999 })],
  ['the product is deleted', 'OUT_OF_STOCK', ({ id }: Product) => admin.must(DeleteProductDocument, { id })],
  ['the stock is corrected to none', 'OUT_OF_STOCK', ({ id }: Product) => edit({ id, countInStock: 0 })],
  ['somebody else takes the last piece', 'OUT_OF_STOCK', ({ id }: Product) => startCheckout(rival, id)],
])('%s after the cart was priced: nothing is held and the error is %s', async (_, code, happens) => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const input = checkoutInput([{ productId: lamp.id, qty: 1, price: lamp.price }]);
  const answer = await atFailpoint(
    'checkout.priced',
    () => happens(lamp),
    () => shopper.execute(StartCheckoutDocument, input),
  );
  expect(answer.code).toBe(code);
  expect(answer.errors[0]?.message).toContain('Nothing was charged.');
  expect(await shop.em().count(Checkout, { idempotencyKey: input.input.idempotencyKey })).toBe(0);
});

test('a price that changes back before the stock is held holds it', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const answer = await atFailpoint(
    'checkout.priced',
    async () => {
      await edit({ id: lamp.id, price: 1 });
      await edit({ id: lamp.id, price: lamp.price });
    },
    () => start(shopper, lamp),
  );
  expect(answer.data?.startCheckout.itemsPrice).toBe(lamp.price);
  expect(await stockOf(lamp)).toBe(0);
});

test('a price that changes each time that the cart is priced is a changed price, not a lack of stock', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  let price = lamp.price;
  const disarm = armFailpoints(async (place) => {
    if (place === 'checkout.priced') await edit({ id: lamp.id, price: ++price });
  });
  const { code, errors } = await start(shopper, lamp);
  disarm();
  expect(code).toBe('PRICE_CHANGED');
  expect(errors[0]?.extensions?.lines).toMatchObject([{ reason: 'PRICE_CHANGED', price }]);
  expect(await stockOf(lamp)).toBe(5);
});

test('a start that finds the last unit taken by a call with the same key is the same checkout', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const key = randomUUID();
  let first: Awaited<ReturnType<typeof start>> | undefined;
  const second = await atFailpoint(
    'checkout.keyRead',
    async () => {
      first = await start(shopper, lamp, key);
    },
    () => start(shopper, lamp, key),
  );
  expect(second.data!.startCheckout.id).toBe(first!.data!.startCheckout.id);
  expect(await stockOf(lamp)).toBe(0);
  const codes = await Promise.all(Array.from({ length: 6 }, () => start(shopper, lamp, key)));
  expect(codes.map(({ code }) => code)).toEqual(codes.map(() => undefined));
});

test('a second start with the same key waits for the first and is the same checkout', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const key = randomUUID();
  let second: ReturnType<typeof start> | undefined;
  const first = await atFailpoint(
    'checkout.keyTaken',
    () => {
      second = start(shopper, lamp, key);
      return untilBlocked(shop);
    },
    () => start(shopper, lamp, key),
  );
  expect((await second)?.data).toEqual(first.data);
  expect(await stockOf(lamp)).toBe(4);
});

test('a checkout that is cancelled before its provider order is opened charges nothing', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const key = randomUUID();
  const answer = await atFailpoint(
    'checkout.held',
    async () => {
      const { id } = await shop.em().findOneOrFail(Checkout, { idempotencyKey: key });
      await shopper.must(CancelCheckoutDocument, { id });
    },
    () => start(shopper, lamp, key),
  );
  expect(answer.code).toBeUndefined();
  expect(await stockOf(lamp)).toBe(1);
  expect((await start(shopper, lamp, key)).code).toBe('CONFLICT');
});

test('two starts that both open the provider order share one', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const key = randomUUID();
  let second: Awaited<ReturnType<typeof start>> | undefined;
  const first = await atFailpoint(
    'checkout.providerOrderMade',
    async () => {
      second = await start(shopper, lamp, key);
    },
    () => start(shopper, lamp, key),
  );
  expect(first.data?.startCheckout.payment.providerOrderId).toMatch(/^order_/);
  expect(second?.data).toEqual(first.data);
});

test('an order that is paid while its checkout is being cancelled stays paid and keeps its stock', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  const payment = await shop.pay(checkout);
  await atFailpoint(
    'checkout.cancelFound',
    () => place(shopper, checkout, payment),
    () => shopper.must(CancelCheckoutDocument, { id: checkout.id }),
  );
  expect((await ordersOf(checkout)).map(({ paidAt }) => paidAt !== null)).toEqual([true]);
  expect(await stockOf(lamp)).toBe(0);
});

test('a payment that comes in while its hold is expiring waits, and holds the stock again', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  const payment = await shop.pay(checkout);
  let placed: ReturnType<typeof place> | undefined;
  await atFailpoint(
    'checkout.expiryLocked',
    () => {
      placed = place(shopper, checkout, payment);
      return untilBlocked(shop);
    },
    expire,
  );
  expect((await placed)?.data?.placeOrder.isPaid).toBe(true);
  expect(await stockOf(lamp)).toBe(0);
  expect(await atProvider(payment.paymentId)).toMatchObject({ status: 'captured', amountRefunded: 0 });
});

test('a hold that expires before an unpaid order is placed makes no order', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  const answer = await atFailpoint('order.beforeUnpaid', expire, () => place(shopper, checkout));
  expect(answer.code).toBe('CONFLICT');
  expect(await ordersOf(checkout)).toEqual([]);
  expect(await stockOf(lamp)).toBe(1);
});

test('an order that is placed while its account is being deleted waits, and bears no name that is gone', async () => {
  const buyer = await shop.shopper();
  const lamp = await shop.addProduct();
  const checkout = await startCheckout(buyer, lamp.id);
  const payment = await shop.pay(checkout);
  let placed: ReturnType<typeof place> | undefined;
  await atFailpoint(
    'account.deletionLocked',
    async () => {
      placed = place(buyer, checkout, payment);
      await untilBlocked(shop);
    },
    () => admin.must(DeleteUserDocument, { id: buyer.user.id }),
  );
  expect((await placed)?.data?.placeOrder.isPaid).toBe(true);
  expect((await ordersOf(checkout)).map(({ customerName }) => customerName)).toEqual(['Deleted user']);
});

test('an order whose hold runs out while its payment is opened can still be paid', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  const orderId = (await place(shopper, checkout)).data!.placeOrder.id;
  const { startPayment } = await atFailpoint('payment.stockHeldAgain', expire, () =>
    shopper.must(StartPaymentDocument, { orderId }),
  );
  expect(await stockOf(lamp)).toBe(1);
  const answer = await place(shopper, checkout, await shop.pay(startPayment));
  expect(answer.data?.placeOrder).toMatchObject({ id: orderId, isPaid: true });
  expect(await stockOf(lamp)).toBe(0);
});
