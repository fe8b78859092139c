import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { address, place, startCheckout } from '../../proof/testing/buying.ts';
import {
  MarkDeliveredDocument,
  SaveShippingMethodDocument,
} from '../../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { OrderLine } from '../orders/order-line.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';

let shop: TestShop;
let shopper: TestClient;
let stranger: TestClient;
/** How the provider's API misbehaves. */
let fault: 'dead' | 'response-lost' | undefined;
beforeAll(async () => {
  shop = await testShop({ webhooks: false, fault: () => fault });
  shopper = await shop.shopper();
  stranger = await shop.shopper();
});
beforeEach(() => {
  fault = undefined;
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const ordersWith = ({ id }: Product) => shop.em().count(OrderLine, { product: id });
const order = (client: TestClient, cart: object, headers = {}) =>
  rest(client, 'POST', '/order', { shippingAddress: address, ...cart }, headers);

/** One lamp at 49.99: with shipping and tax 157.49. */
const TOTAL = 157_49;
const line = ({ id }: Product, qty: number | string = 1) => ({ _id: id, qty, price: 49.99 });

test.each([0, 1, 2])('a payment made before the order pays it, also %i minor units short', async (short) => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const paymentResult = await payBefore(shop, TOTAL - short);
  const { status, body } = await order(shopper, { cartItems: [line(lamp)], paymentResult });
  expect(status).toBe(201);
  expect(body).toMatchObject({ isPaid: true, totalPrice: 157.49, paymentResult: { id: paymentResult } });
  expect(await stockOf(lamp)).toBe(0);
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'captured', amountRefunded: 0 });
});

test.each([
  ['three minor units short', TOTAL - 3],
  ['one minor unit too much', TOTAL + 1],
  ['of a hundredth of the total', 157],
])('a payment %s makes no order and is refunded in full, with the right prices', async (_, amount) => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const paymentResult = await payBefore(shop, amount);
  const { status, body } = await order(shopper, { cartItems: [line(lamp)], paymentResult });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'PRICE_CHANGED',
    message: expect.stringContaining('refunded in full'),
    quote: { itemsPrice: 49.99, shippingPrice: 100, taxPrice: 7.5, totalPrice: 157.49 },
  });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded', amountRefunded: amount });
  expect(await ordersWith(lamp)).toBe(0);
  expect(await stockOf(lamp)).toBe(1);
});

test('a payment in another currency is refunded in full', async () => {
  const lamp = await shop.addProduct();
  const paymentResult = await payBefore(shop, TOTAL, { currency: 'USD' });
  const { status } = await order(shopper, { cartItems: [line(lamp)], paymentResult });
  expect(status).toBe(409);
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded' });
  expect(await ordersWith(lamp)).toBe(0);
});

test('sold out after the payment: no order, the lines are named, and the payment is refunded', async () => {
  const lamp = await shop.addProduct({ countInStock: 0 });
  const paymentResult = await payBefore(shop, TOTAL);
  const { status, body } = await order(shopper, { cartItems: [line(lamp)], paymentResult });
  expect(status).toBe(409);
  expect(body).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: expect.stringContaining('refunded in full'),
    lines: [{ productId: lamp.id, name: lamp.name, reason: 'OUT_OF_STOCK', available: 0 }],
  });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded', amountRefunded: TOTAL });
  const again = await order(shopper, { cartItems: [line(lamp)], paymentResult });
  expect(again).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('refunded in full') },
  });
  expect(await ordersWith(lamp)).toBe(0);
});

test('a payment that is taken before its order, and pays it, is nothing to be warned of', async () => {
  const lines: string[] = [];
  const log = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line));
      done();
    },
  });
  const logged = await testShop({ log });
  const { id } = await logged.addProduct();
  const paymentResult = await payBefore(logged, TOTAL);
  await logged.provider.idle();
  const cart = { cartItems: [{ _id: id, qty: 1 }], shippingAddress: address, paymentResult };
  expect((await rest(await logged.shopper(), 'POST', '/order', cart)).status).toBe(201);
  await logged.close();
  expect(lines.filter((line) => line.includes('"path":"/webhooks/razorpay"')).length).toBe(2);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
});

test.each([
  ['deleted', { deletedAt: new Date() }],
  ['a draft', { isDraft: true }],
])('a product that is %s cannot be bought, and the payment is refunded', async (_, state) => {
  const gone = await shop.addProduct(state);
  const lamp = await shop.addProduct();
  const paymentResult = await payBefore(shop, 2 * TOTAL);
  const { body } = await order(shopper, { cartItems: [line(lamp), line(gone)], paymentResult });
  expect(body).toMatchObject({
    code: 'OUT_OF_STOCK',
    lines: [{ productId: gone.id, reason: 'NO_LONGER_SOLD' }],
  });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded' });
});

test('lines of one product are added up before the stock is looked at', async () => {
  const lamp = await shop.addProduct({ countInStock: 3 });
  const { body } = await order(shopper, { cartItems: [line(lamp, 2), line(lamp, '2')] });
  expect(body).toMatchObject({ code: 'OUT_OF_STOCK', lines: [{ available: 3 }] });
  expect(await stockOf(lamp)).toBe(3);
});

test('a price that changed since the shopper saw it: no order, the new price, and the payment is refunded', async () => {
  const lamp = await shop.addProduct();
  const paymentResult = await payBefore(shop, TOTAL);
  await shop.em().nativeUpdate(Product, lamp.id, { price: 5999 });
  await shop.em().nativeUpdate(Variant, lamp.id, { price: 5999 });
  const { status, body } = await order(shopper, { cartItems: [line(lamp)], paymentResult });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'PRICE_CHANGED', lines: [{ productId: lamp.id, price: 59.99 }] });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded' });
});

test.each([
  { totalPrice: 157.5 },
  { totalPrice: '157.48' },
  { taxPrice: '7.49', totalPrice: 157.48000000000002 },
  { itemPrice: 49.99, shippingPrice: '100.00' },
  { itemsPrice: '49.99', taxPrice: '' },
])('totals that differ by the rounding of the client are taken: %j', async (totals) => {
  const lamp = await shop.addProduct();
  expect((await order(shopper, { cartItems: [line(lamp)], ...totals })).body).toMatchObject({
    totalPrice: 157.49,
  });
});

test.each([
  { totalPrice: 157.51 },
  { totalPrice: 0 },
  { totalPrice: -157.49 },
  { totalPrice: 0.01 },
  { totalPrice: '1' },
  { totalPrice: 1e300 },
  { taxPrice: 0 },
  { shippingPrice: '0' },
  { itemPrice: 1 },
])('totals of the client that are wrong make no order and cost nothing: %j', async (totals) => {
  const lamp = await shop.addProduct();
  const paymentResult = await payBefore(shop, TOTAL);
  const { status, body } = await order(shopper, { cartItems: [line(lamp)], paymentResult, ...totals });
  expect(status).toBe(409);
  expect(body).toMatchObject({ code: 'PRICE_CHANGED', quote: { totalPrice: 157.49 } });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded' });
  expect(await ordersWith(lamp)).toBe(0);
});

test('the same payment again is the same order; for another cart or person it is refused and stays where it is', async () => {
  const lamp = await shop.addProduct();
  const paymentResult = await payBefore(shop, TOTAL);
  const cart = { cartItems: [line(lamp)], paymentResult };
  const first = await order(shopper, cart);
  expect((await order(shopper, cart)).body).toEqual(first.body);
  expect(
    await order(shopper, { ...cart, paymentResult: { id: paymentResult, status: 'paid' } }),
  ).toMatchObject({
    status: 201,
    body: { _id: first.body._id },
  });
  const other = await order(shopper, { cartItems: [line(await shop.addProduct())], paymentResult });
  expect(other).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await order(stranger, cart)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'captured' });
  expect(await stockOf(lamp)).toBe(9);
});

test('an authorised payment is captured when it fits, and let go when it does not', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const authorised = await payBefore(shop, TOTAL, { outcome: 'authorized' });
  expect((await order(shopper, { cartItems: [line(lamp)], paymentResult: authorised })).body.isPaid).toBe(
    true,
  );
  expect(await atProvider(authorised)).toMatchObject({ status: 'captured' });
  const late = await payBefore(shop, TOTAL, { outcome: 'authorized' });
  const { body } = await order(shopper, { cartItems: [line(lamp)], paymentResult: late });
  expect(body).toMatchObject({
    code: 'OUT_OF_STOCK',
    message: expect.stringContaining('Nothing was charged'),
  });
  expect(await atProvider(late)).toMatchObject({ status: 'authorized' });
});

test('a payment that failed, or that the provider never made, pays nothing', async () => {
  const cartItems = [line(await shop.addProduct())];
  const failed = await payBefore(shop, TOTAL, { outcome: 'failed' });
  for (const paymentResult of [failed, 'pay_AAAAAAAAAAAAAA']) {
    const { status, body } = await order(shopper, { cartItems, paymentResult });
    expect([status, body.code]).toEqual([402, 'PAYMENT_NOT_CONFIRMED']);
  }
});

test.each([
  '../orders/x?y=1#',
  'pay_',
  `pay_${'a'.repeat(10_000)}`,
  'pay_\u0000aaaaaaaaaaaaaa',
  'pay_💳💳💳💳💳💳💳',
  { id: '../orders/x?y=1#' },
])('the malformed payment id %j is a bad request and never reaches the provider', async (paymentResult) => {
  fault = 'dead';
  const { status, body } = await order(shopper, {
    cartItems: [line(await shop.addProduct())],
    paymentResult,
  });
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
});

test("the payment of one's own checkout settles that checkout; another's is refused", async () => {
  const lamp = await shop.addProduct();
  const checkout = await startCheckout(shopper, lamp.id, 2);
  const { paymentId } = await shop.pay(checkout);
  const cart = { cartItems: [line(lamp)], paymentResult: paymentId };
  expect(await order(stranger, cart)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await order(shopper, cart)).body).toMatchObject({ isPaid: true, orderItems: [{ qty: 2 }] });
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(1);
  expect(await stockOf(lamp)).toBe(8);
});

test('a payment made before cannot pay a checkout', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  const paymentId = await payBefore(shop, TOTAL);
  expect((await place(shopper, checkout, { ...payment, paymentId })).code).toBe('PAYMENT_NOT_CONFIRMED');
});

test('while the provider is down nothing is recorded, and the same payment can be sent again', async () => {
  const cartItems = [line(await shop.addProduct())];
  const paymentResult = await payBefore(shop, TOTAL);
  fault = 'dead';
  const { status, body } = await order(shopper, { cartItems, paymentResult });
  expect([status, body.code]).toEqual([503, 'PAYMENT_PROVIDER_UNAVAILABLE']);
  fault = undefined;
  expect((await order(shopper, { cartItems, paymentResult })).body.isPaid).toBe(true);
});

test('a refund without a response of the provider is made later', async () => {
  const paymentResult = await payBefore(shop, 1);
  let calls = 0;
  const lossy = await testShop({ orm: shop.orm, fault: () => (++calls > 1 ? 'dead' : undefined) });
  const client = lossy.guest();
  client.cookie = shopper.cookie;
  expect((await order(client, { cartItems: [line(await shop.addProduct())], paymentResult })).status).toBe(
    409,
  );
  await lossy.close();
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'captured' });
  await reconcile({ em: shop.orm.em, ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded', amountRefunded: 1 });
  expect((await shop.em().findOneOrFail(Payment, paymentResult)).refundedAt).not.toBeNull();
});

test('a request that cannot be understood leaves the payment as it is, to be sent again', async () => {
  const cartItems = [line(await shop.addProduct())];
  const paymentResult = await payBefore(shop, TOTAL);
  const nowhere = await order(shopper, {
    cartItems,
    paymentResult,
    shippingAddress: { ...address, city: ' ' },
  });
  expect(nowhere).toMatchObject({
    status: 400,
    body: { fields: { 'shippingAddress.city': expect.stringContaining('City') } },
  });
  expect((await order(shopper, { cartItems, paymentResult })).body.isPaid).toBe(true);
});

test('a REST order names its cart, which is bought once however many payments come', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const cart = { cartItems: [line(lamp)], cartId: randomUUID() };
  const [first, second] = [await payBefore(shop, TOTAL), await payBefore(shop, TOTAL)];
  const bought = await order(shopper, { ...cart, paymentResult: first });
  expect(bought.status).toBe(201);
  const { status, body } = await order(shopper, { ...cart, paymentResult: second });
  expect([status, body]).toEqual([
    409,
    expect.objectContaining({ code: 'CART_ORDERED', order: bought.body._id }),
  ]);
  expect(await atProvider(second)).toMatchObject({ status: 'refunded' });
  expect(await stockOf(lamp)).toBe(4);
});

test('a cart whose unpaid order was delivered can be ordered again', async () => {
  const cartItems = [line(await shop.addProduct())];
  const first = await order(shopper, { cartItems });
  expect((await order(shopper, { cartItems })).body._id).toBe(first.body._id);
  await (await shop.admin()).must(MarkDeliveredDocument, { id: first.body._id });
  const second = await order(shopper, { cartItems });
  expect(second.status).toBe(201);
  expect(second.body._id).not.toBe(first.body._id);
  expect((await order(shopper, { cartItems })).body._id).toBe(second.body._id);
});

test('a REST order names the way it is shipped, else the first is taken; one that does not ship it makes no order', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const admin = await shop.admin();
  const { saveShippingMethod } = await admin.must(SaveShippingMethodDocument, {
    input: { name: 'Express', kind: 'DELIVERY', price: 250_00, isActive: true, version: 0 },
  });
  const [standard, express] = saveShippingMethod.methods;
  const cartItems = [line(lamp)];
  const named = await order(shopper, { cartItems, shippingMethodId: express!.id });
  expect(named.body).toMatchObject({ shippingPrice: 250 });
  for (const shippingMethodId of [undefined, '', standard!.id]) {
    const { body } = await order(shopper, { cartItems, shippingMethodId });
    expect(body).toMatchObject({ shippingPrice: 100 });
  }
  const { status, body } = await order(shopper, { cartItems, shippingMethodId: randomUUID() });
  expect([status, body.code]).toEqual([409, 'SHIPPING_UNAVAILABLE']);
});
