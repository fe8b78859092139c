import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, fullAddress, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import {
  CancelCheckoutDocument,
  CancelOrderDocument,
  DeleteProductDocument,
  MarkDeliveredDocument,
  PayOrderDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { forgetAddresses } from '../checkout/forget-addresses.ts';
import { Payment } from '../payments/payment.entity.ts';
import { reconcile } from '../payments/reconcile.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts';
import { Order } from './order.entity.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
let shop: TestShop;
let fault: 'dead' | undefined;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false, fault: () => fault });
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
});
afterEach(async () => {
  await shop.em().nativeDelete(Setting, {});
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Variant, id)).countInStock;
const orderOf = (id: string) => shop.em().findOneOrFail(Order, id);
const refundOf = ({ paymentId }: { paymentId: string }) =>
  shop.em().findOneOrFail(Payment, { id: paymentId, order: null, refundedAt: { $ne: null } });
const reprice = ({ id }: Product, price: number) =>
  admin.must(UpdateProductDocument, { input: { id, price } });
const background = async () => {
  await expireHolds(shop.later());
  await cancelUnpaidOrders(shop.later(), 7);
  await reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
};
const later = async (ms: number) => {
  shop.clock.advance(ms);
  const now = shop.ports.now();
  // All users have signed in again since.
  await shop.em().execute('update sessions set created_at = ?, last_seen_at = ?', [now, now]);
  await background();
};
async function unpaidOrder({ id }: Product) {
  const checkout = await startCheckout(shopper, id);
  return { checkout, orderId: (await place(shopper, checkout)).data!.placeOrder.id };
}

test('an unpaid order keeps its prices for seven days', async () => {
  const lamp = await shop.addProduct({ price: 5000 });
  const { orderId } = await unpaidOrder(lamp);
  await reprice(lamp, 9000);
  await later(6 * DAY);
  const { startPayment } = await shopper.must(StartPaymentDocument, { orderId });
  expect((await place(shopper, startPayment, await shop.pay(startPayment))).data?.placeOrder).toMatchObject({
    id: orderId,
    isPaid: true,
    itemsPrice: 5000,
  });
});

test('after that it is cancelled, its payment cannot be opened, and a late payment is refunded once', async () => {
  const lamp = await shop.addProduct({ price: 5000, countInStock: 1 });
  const { checkout, orderId } = await unpaidOrder(lamp);
  await later(8 * DAY);
  expect((await orderOf(orderId)).cancelledAt).not.toBeNull();
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBe('CONFLICT');
  expect((await shopper.execute(PayOrderDocument, { input: { orderId } })).code).toBe('CONFLICT');
  expect((await rest(shopper, 'PUT', `/order/${orderId}/pay`)).status).toBe(409);
  const payment = await shop.pay(checkout);
  const answer = await shopper.execute(PayOrderDocument, { input: { orderId, payment } });
  expect(answer.code).toBe('CONFLICT');
  expect(answer.errors[0]?.message).toMatch(/cancelled.*refunded in full/);
  await background();
  await refundOf(payment);
  expect((await orderOf(orderId)).paidAt).toBeNull();
  expect(await stockOf(lamp)).toBe(1);
});

test('a payment that was opened in time holds the order until its hold ends, and cannot be opened again', async () => {
  const lamp = await shop.addProduct();
  const { orderId } = await unpaidOrder(lamp);
  await later(7 * DAY - 60_000);
  await shopper.must(StartPaymentDocument, { orderId });
  await later(2 * 60_000);
  expect((await orderOf(orderId)).cancelledAt).toBeNull();
  expect((await shopper.execute(StartPaymentDocument, { orderId })).code).toBe('CONFLICT');
  await later(HOUR);
  expect((await orderOf(orderId)).cancelledAt).not.toBeNull();
});

test('orders that are paid or delivered are never cancelled', async () => {
  const lamp = await shop.addProduct();
  const { orderId: delivered } = await unpaidOrder(lamp);
  await admin.must(MarkDeliveredDocument, { id: delivered });
  const { orderId: paid, checkout } = await unpaidOrder(lamp);
  await place(shopper, checkout, await shop.pay(checkout));
  await later(8 * DAY);
  for (const id of [delivered, paid]) {
    expect((await orderOf(id)).cancelledAt).toBeNull();
    expect((await admin.execute(CancelOrderDocument, { id })).code).toBe('CONFLICT');
  }
});

test('an admin cancels an unpaid order: its stock is released once, it is not delivered, and its payment is refunded', async () => {
  const lamp = await shop.addProduct({ countInStock: 3 });
  const { checkout, orderId: id } = await unpaidOrder(lamp);
  const payment = await shop.pay(checkout);
  const { cancelOrder: first } = await admin.must(CancelOrderDocument, { id });
  expect(first.cancelledAt).toEqual(expect.any(String));
  expect((await admin.must(CancelOrderDocument, { id })).cancelOrder).toEqual(first);
  expect(await stockOf(lamp)).toBe(3);
  expect((await admin.execute(MarkDeliveredDocument, { id })).code).toBe('CONFLICT');
  await background();
  await refundOf(payment);
  expect((await orderOf(id)).paidAt).toBeNull();
  expect((await rest(shopper, 'GET', `/order/${id}`)).body).toMatchObject({
    isPaid: false,
    cancelledAt: first.cancelledAt,
  });
});

test.each<[string, string, (lamp: Product) => unknown]>([
  ['the price rose', 'PRICE_CHANGED', (lamp) => reprice(lamp, 9000)],
  ['the price fell', 'PRICE_CHANGED', (lamp) => reprice(lamp, 1000)],
  ['it is no longer sold', 'OUT_OF_STOCK', ({ id }) => admin.must(DeleteProductDocument, { id })],
  ['shipping or tax changed', 'PRICE_CHANGED', () => changeTax()],
  ['it is too old', 'CONFLICT', () => later(31 * DAY)],
])('a payment of a cancelled checkout is refunded when %s', async (_, code, happens) => {
  const lamp = await shop.addProduct({ price: 5000 });
  const checkout = await startCheckout(shopper, lamp.id);
  await shopper.must(CancelCheckoutDocument, { id: checkout.id });
  const payment = await shop.pay(checkout);
  await happens(lamp);
  expect((await place(shopper, checkout, payment)).code).toBe(code);
  await background();
  await refundOf(payment);
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
});

/** Lowers the tax of the shop. */
async function changeTax() {
  const { defaults } = taxSettings;
  const value = { ...defaults, rates: defaults.rates.map((rate) => ({ ...rate, basisPoints: 500 })) };
  await shop.em().insert(Setting, { key: 'tax', value, version: 1, updatedAt: new Date() });
}

test('cancelling a checkout that was ordered releases nothing', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const checkout = await startCheckout(shopper, lamp.id);
  await place(shopper, checkout, await shop.pay(checkout));
  await shopper.must(CancelCheckoutDocument, { id: checkout.id });
  expect(await shop.em().findOneOrFail(Checkout, checkout.id)).toMatchObject({ stock: 'sold' });
  expect(await stockOf(lamp)).toBe(4);
  expect((await shop.events('checkout.cancelled')).filter((each) => each.subjectId === checkout.id)).toEqual(
    [],
  );
});

test('a checkout that was cancelled and then paid is an order while nothing has changed', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(shopper, lamp.id);
  await shopper.must(CancelCheckoutDocument, { id: checkout.id });
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  expect(data?.placeOrder.isPaid).toBe(true);
  expect(await stockOf(lamp)).toBe(0);
});

test('a checkout that has ended makes no order at an old price while the provider cannot be asked', async () => {
  const lamp = await shop.addProduct({ price: 5000 });
  const checkout = await startCheckout(shopper, lamp.id);
  await shopper.must(CancelCheckoutDocument, { id: checkout.id });
  const payment = await shop.pay(checkout);
  await reprice(lamp, 9000);
  fault = 'dead';
  expect((await place(shopper, checkout, payment)).code).toBe('PRICE_CHANGED');
  fault = undefined;
  await background();
  await refundOf(payment);
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
});

test('an authorised payment of an order that is cancelled is not captured', async () => {
  const lamp = await shop.addProduct();
  const { checkout, orderId } = await unpaidOrder(lamp);
  await admin.must(CancelOrderDocument, { id: orderId });
  const payment = await shop.pay(checkout, 'authorized');
  expect((await place(shopper, checkout, payment)).code).toBe('CONFLICT');
  expect((await shop.ports.gateways.razorpay.fetchPayment(payment.paymentId))?.status).toBe('authorized');
});

test('the address of a checkout that was not bought is forgotten after 30 days; orders keep theirs', async () => {
  const buyer = await shop.shopper();
  const lamp = await shop.addProduct();
  const bought = await startCheckout(buyer, lamp.id);
  const { data } = await place(buyer, bought, await shop.pay(bought));
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const addresses = { shippingAddress: fullAddress, billingAddress: fullAddress };
  const { startCheckout: left } = await buyer.must(StartCheckoutDocument, {
    input: { ...input, ...addresses },
  });
  const checkoutLeft = () => shop.em().findOneOrFail(Checkout, left.id);
  const addressOf = async () => (await checkoutLeft()).shippingAddress;
  await later(29 * DAY);
  await forgetAddresses(shop.em(), shop.ports.now());
  expect((await addressOf()).address).toBe('1 Elm Street');
  await later(2 * DAY);
  await forgetAddresses(shop.em(), shop.ports.now());
  const nothing = { name: null, company: null, line2: null, region: null, phone: null, taxId: null };
  const country = { country: 'India', countryCode: 'IN' };
  expect(await addressOf()).toEqual({ address: '', city: '', postalCode: '', ...country, ...nothing });
  expect((await checkoutLeft()).billingAddress).toBeNull();
  expect((await orderOf(data!.placeOrder.id)).shippingAddress.address).toBe('1 Elm Street');
});
