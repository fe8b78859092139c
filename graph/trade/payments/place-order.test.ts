import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { OrderDocument, PayOrderDocument } from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';

const HOUR = 60 * 60_000;
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
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const runReconciler = () =>
  reconcile({ em: shop.orm.em, ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
const expire = () => expireHolds(shop.later());

test('a paid checkout becomes a paid order with a copy of what was bought', async () => {
  const lamp = await shop.addProduct({ price: 8999, countInStock: 3 });
  const checkout = await startCheckout(shopper, lamp.id, 2);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  expect(data?.placeOrder).toMatchObject({
    isPaid: true,
    paidAt: expect.any(String),
    paidWith: 'Visa ending in 1111',
    isDelivered: false,
    totalPrice: 20698,
    user: { name: shopper.user.name, email: shopper.user.email },
    orderItems: [{ product: lamp.id, name: lamp.name, qty: 2, price: 8999 }],
    shippingAddress: { city: 'Pune' },
  });
  expect(await stockOf(lamp)).toBe(1);
  shop.clock.advance(HOUR);
  await expire();
  expect(await stockOf(lamp)).toBe(1);
});

test('placing again returns the same order, paid at the same moment', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  const first = await place(shopper, checkout, payment);
  shop.clock.advance(1000);
  const second = await place(shopper, checkout, payment);
  expect(second.data).toEqual(first.data);
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(1);
});

test.each([
  ['a wrong signature', { signature: 'a'.repeat(64) }],
  ['a payment id the signature is not for', { paymentId: 'pay_AAAAAAAAAAAAAA' }],
  ['the provider order of nobody', { providerOrderId: 'order_AAAAAAAAAAAAAA' }],
])('%s is refused and makes no order', async (_, forged) => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  const { code } = await place(shopper, checkout, { ...payment, ...forged });
  expect(code).toBe('PAYMENT_NOT_CONFIRMED');
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
});

test.each([
  '../orders/x?y=1#',
  'pay_',
  `pay_${'a'.repeat(10_000)}`,
  'pay_\u0000aaaaaaaaaaaaaa',
  'pay_💳💳💳💳💳💳💳',
])('the malformed payment id %j never reaches the provider', async (paymentId) => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  fault = 'dead';
  const { code } = await place(shopper, checkout, { ...payment, paymentId });
  fault = undefined;
  expect(code).toBe('BAD_USER_INPUT');
});

test('a payment of one checkout does not pay another', async () => {
  const lamp = await shop.addProduct();
  const [cheap, other] = [await startCheckout(shopper, lamp.id), await startCheckout(shopper, lamp.id, 2)];
  const { code } = await place(shopper, other, await shop.pay(cheap));
  expect(code).toBe('PAYMENT_NOT_CONFIRMED');
});

test('a stranger can neither place, pay nor see an order', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  expect((await place(stranger, checkout, payment)).code).toBe('NOT_FOUND');
  const orderId = (await place(shopper, checkout, payment)).data!.placeOrder.id;
  const unknown = await stranger.execute(OrderDocument, { id: crypto.randomUUID() });
  const foreign = await stranger.execute(OrderDocument, { id: orderId });
  expect(foreign).toEqual(unknown);
  expect((await stranger.execute(PayOrderDocument, { input: { orderId } })).code).toBe('NOT_FOUND');
  expect((await shop.guest().execute(OrderDocument, { id: orderId })).code).toBe('UNAUTHENTICATED');
  const seenBy = async (client: TestClient) => (await client.must(OrderDocument, { id: orderId })).order;
  expect(await seenBy(await shop.admin())).toMatchObject({ id: orderId, isOwn: false });
  expect(await seenBy(shopper)).toMatchObject({ id: orderId, isOwn: true });
});

test.each([
  ['one unit too little', { amount: -1 }],
  ['one unit too much', { amount: 1 }],
])('a payment of %s makes no order and is refunded in full', async (_, { amount }) => {
  const lamp = await shop.addProduct({ countInStock: 2 });
  const checkout = await startCheckout(shopper, lamp.id);
  const payment = await shop.pay(checkout);
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { amount: checkout.totalPrice + amount });
  const { code, errors } = await place(shopper, checkout, payment);
  expect(code).toBe('PRICE_CHANGED');
  expect(errors[0]?.message).toContain('refunded in full');
  expect(await atProvider(payment.paymentId)).toMatchObject({ status: 'refunded' });
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
});

test('a payment in another currency makes no order and is refunded in full', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { currency: 'USD' });
  expect((await place(shopper, checkout, payment)).code).toBe('CONFLICT');
  expect(await atProvider(payment.paymentId)).toMatchObject({ status: 'refunded' });
});

test('a payment that the provider refunded already pays nothing', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  await shop.provider.refund(payment.paymentId);
  expect((await place(shopper, checkout, payment)).code).toBe('CONFLICT');
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
});

test('a failed payment pays nothing', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout, 'failed');
  expect((await place(shopper, checkout, payment)).code).toBe('PAYMENT_NOT_CONFIRMED');
});

test('an authorised payment is captured, exactly once', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout, 'authorized');
  expect((await place(shopper, checkout, payment)).data?.placeOrder.isPaid).toBe(true);
  expect((await place(shopper, checkout, payment)).data?.placeOrder.isPaid).toBe(true);
  expect(await atProvider(payment.paymentId)).toMatchObject({ status: 'captured' });
});

test('paid after the hold ran out: the stock is held again if it is there', async () => {
  const lamp = await shop.addProduct({ countInStock: 2 });
  const checkout = await startCheckout(shopper, lamp.id, 2);
  shop.clock.advance(HOUR);
  await expire();
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  expect(data?.placeOrder.isPaid).toBe(true);
  expect(await stockOf(lamp)).toBe(0);
});

test('paid after the hold ran out and the stock is gone: refunded in full, nothing sold', async () => {
  const lamp = await shop.addProduct({ countInStock: 2 });
  const late = await startCheckout(shopper, lamp.id, 2);
  shop.clock.advance(HOUR);
  await expire();
  await startCheckout(stranger, lamp.id, 1);
  const payment = await shop.pay(late);
  const { code, errors } = await place(shopper, late, payment);
  expect(code).toBe('OUT_OF_STOCK');
  expect(errors[0]?.message).toContain(`There is not enough of ${lamp.name} left.`);
  expect(errors[0]?.extensions?.lines).toMatchObject([{ reason: 'OUT_OF_STOCK', available: 1 }]);
  expect(await atProvider(payment.paymentId)).toMatchObject({
    status: 'refunded',
    amountRefunded: late.totalPrice,
  });
  expect(await stockOf(lamp)).toBe(1);
  expect((await place(shopper, late, payment)).code).toBe('CONFLICT');
});

test('the tab closed after paying: the reconciler makes the order', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  await shop.pay(checkout);
  await runReconciler();
  const order = await shop.em().findOneOrFail(Order, { checkout: checkout.id });
  expect(order.paidAt).toBeInstanceOf(Date);
});

test('the provider is down after the payment: the order is placed unpaid and paid when it is back', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  fault = 'dead';
  const { data } = await place(shopper, checkout, payment);
  expect(data?.placeOrder.isPaid).toBe(false);
  fault = undefined;
  await runReconciler();
  expect((await shopper.must(OrderDocument, { id: data!.placeOrder.id })).order.isPaid).toBe(true);
});

test('the provider is down after a late payment: the order is there, unpaid, and settled when it is back', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  shop.clock.advance(HOUR);
  await expire();
  const payment = await shop.pay(checkout);
  fault = 'dead';
  const { data } = await place(shopper, checkout, payment);
  expect(data?.placeOrder.isPaid).toBe(false);
  fault = undefined;
  await runReconciler();
  expect((await shopper.must(OrderDocument, { id: data!.placeOrder.id })).order.isPaid).toBe(true);
});

test('a refund without a response of the provider is made once, later', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { amount: 1 });
  let calls = 0;
  // The first request fetches the payment; from the second on, the refund, the responses are lost.
  const lossy = await testShop({ orm: shop.orm, fault: () => (++calls > 1 ? 'response-lost' : undefined) });
  const client = lossy.guest();
  client.cookie = shopper.cookie;
  expect((await place(client, checkout, payment)).code).toBe('PRICE_CHANGED');
  await lossy.close();
  expect(await shop.em().findOneOrFail(Payment, payment.paymentId)).toMatchObject({ refundedAt: null });
  await runReconciler();
  const settled = await shop.em().findOneOrFail(Payment, payment.paymentId);
  expect(settled.refundedAt).not.toBeNull();
  expect(await atProvider(payment.paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 1 });
});

test('a refund of a payment that the provider does not know stays due', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const payment = await shop.pay(checkout);
  await shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { amount: 1 });
  // As after a change of the account at the provider: the payment is gone before it is refunded.
  const { code } = await atFailpoint(
    'payment.committed',
    () => shop.em().nativeUpdate(SandboxPayment, payment.paymentId, { id: `pay_${'G'.repeat(14)}` }),
    () => place(shopper, checkout, payment),
  );
  expect(code).toBe('PRICE_CHANGED');
  await runReconciler();
  expect(await shop.em().findOneOrFail(Payment, payment.paymentId)).toMatchObject({ refundedAt: null });
  await shop.em().nativeUpdate(SandboxPayment, `pay_${'G'.repeat(14)}`, { id: payment.paymentId });
  await runReconciler();
  expect(await atProvider(payment.paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 1 });
});

test('an ended checkout cannot be placed without a payment', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  shop.clock.advance(HOUR);
  await expire();
  expect((await place(shopper, checkout)).code).toBe('CONFLICT');
});

test('the order keeps its copy when the product is renamed, repriced and deleted', async () => {
  const lamp = await shop.addProduct({ name: 'Old Lamp', price: 5000 });
  const checkout = await startCheckout(shopper, lamp.id);
  await shop.em().nativeUpdate(Product, lamp.id, { name: 'New Lamp', price: 9000, deletedAt: new Date() });
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  expect(data?.placeOrder.orderItems).toMatchObject([{ name: 'Old Lamp', price: 5000 }]);
});
