import { afterAll, beforeAll, expect, test } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { address, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { PayOrderDocument, StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';

const HOUR = 60 * 60_000;

let shop: TestShop;
let shopper: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  shopper = await shop.shopper();
  stranger = await shop.shopper();
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const expire = () => expireHolds(shop.later());
const order = (client: TestClient, cart: object, headers = {}) =>
  rest(client, 'POST', '/order', { shippingAddress: address, ...cart }, headers);

/** One lamp at 49.99: with shipping and tax 157.49. */
const TOTAL = 157_49;
const line = ({ id }: Product, qty = 1) => ({ _id: id, qty, price: 49.99 });

test('without a payment the order is unpaid and holds its stock; a second click makes no second order', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const cart = { cartItems: [line(lamp)] };
  const first = await order(shopper, cart);
  expect(first).toMatchObject({ status: 201, body: { isPaid: false, paidAt: null, paymentResult: null } });
  expect((await order(shopper, cart)).body._id).toBe(first.body._id);
  expect(await stockOf(lamp)).toBe(4);
  const { status, body } = await rest(shopper, 'PUT', `/order/${first.body._id}/pay`, first.body._id);
  expect([status, body.code]).toEqual([402, 'PAYMENT_NOT_CONFIRMED']);

  shop.clock.advance(60 * 60_000);
  await expireHolds(shop.later());
  expect((await order(shopper, cart)).body._id).not.toBe(first.body._id);
  expect(await stockOf(lamp)).toBe(4);
});

test('the same idempotency key returns the same unpaid order, and another cart under it is refused', async () => {
  const lamp = await shop.addProduct();
  const key = { 'idempotency-key': crypto.randomUUID() };
  const first = await order(shopper, { cartItems: [line(lamp)] }, key);
  expect((await order(shopper, { cartItems: [line(lamp)] }, key)).body._id).toBe(first.body._id);
  const { status, body } = await order(shopper, { cartItems: [line(lamp, 2)] }, key);
  expect([status, body.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await shop.em().count(Checkout, { idempotencyKey: key['idempotency-key'] })).toBe(1);
  expect((await order(shopper, { cartItems: [line(lamp)] }, { 'idempotency-key': 'no key' })).status).toBe(
    400,
  );
});

test('the pay call returns a paid order as it is, and refuses strangers and admins', async () => {
  const paymentResult = await payBefore(shop, TOTAL);
  const paid = (await order(shopper, { cartItems: [line(await shop.addProduct())], paymentResult })).body;
  shop.clock.advance(60_000);
  const pay = (client: TestClient) => rest(client, 'PUT', `/order/${paid._id}/pay`, paid._id);
  expect(await pay(shopper)).toMatchObject({ status: 200, body: paid });
  expect(await pay(stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  expect(await pay(await shop.admin())).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
});

test('an order placed unpaid can be paid later, also after its hold ran out', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  const orderId = (await place(shopper, checkout)).data!.placeOrder.id;
  expect((await shopper.execute(PayOrderDocument, { input: { orderId } })).code).toBe(
    'PAYMENT_NOT_CONFIRMED',
  );
  shop.clock.advance(HOUR);
  await expire();
  expect(await stockOf(lamp)).toBe(1);
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId });
  expect(await stockOf(lamp)).toBe(0);
  const payment = await shop.pay(startPayment);
  const { payOrder } = await shopper.must(PayOrderDocument, { input: { orderId, payment } });
  expect(payOrder).toMatchObject({ id: orderId, isPaid: true });
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBe('CONFLICT');
});

test('an unpaid order whose products are sold out cannot be paid, and nothing is charged', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  const orderId = (await place(shopper, checkout)).data!.placeOrder.id;
  shop.clock.advance(HOUR);
  await expire();
  await startCheckout(stranger, lamp.id);
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBe('OUT_OF_STOCK');
});

test('placing an unpaid order again returns it, also after its hold expired', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const first = await place(shopper, checkout);
  shop.clock.advance(HOUR);
  await expire();
  expect((await place(shopper, checkout)).data).toEqual(first.data);
});
