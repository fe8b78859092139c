import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { openForShoppers } from '../../proof/testing/open-for-shoppers.ts';
import {
  PayOrderDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { redirectGateway } from '../../proof/testing/redirect-provider.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { DEFAULT_METHODS } from '../payment-methods/payment-method-settings.ts';

/** Calls for one order within an hour. */
const MOST = 60;

let shop: TestShop;
let shopper: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await openForShoppers(shop);
  shop.ports.gateways.redirect = redirectGateway('secret', shop.ports.now);
  const methods = [...DEFAULT_METHODS, { ...DEFAULT_METHODS[0]!, id: 'redirect', provider: 'redirect' }];
  await shop.em().insert(Setting, { key: 'payment', value: { methods }, version: 1, updatedAt: new Date() });
  [shopper, lamp] = [await shop.shopper(), await shop.addProduct({ countInStock: 1000 })];
});
beforeEach(async () => {
  shop.settings.rateLimitFactor = 1;
  await shop.em().execute('delete from rate_limits');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop?.close());

const placed = async () => {
  const { data } = await place(shopper, await startCheckout(shopper, lamp.id));
  return { orderId: data!.placeOrder.id };
};
const codeOf = async (input: object) =>
  (await shopper.execute(PayOrderDocument, { input } as never)).code ?? 'paid';
/** How often it gives each result, when it is done a few times more than the limit allows. */
async function repeated(work: () => Promise<string | undefined>) {
  const results: Record<string, number> = {};
  for (let n = 0; n < MOST + 5; n++) {
    const result = (await work()) ?? 'done';
    results[result] = (results[result] ?? 0) + 1;
  }
  return results;
}
const redirectCheckout = async () => {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const variables = { input: { ...input, paymentMethod: 'redirect' } };
  return (await shopper.must(StartCheckoutDocument, variables)).startCheckout;
};

test('the provider is asked so often whether an order is paid, by its order and by its network', async () => {
  const [order, other] = [await placed(), await placed()];
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'listPayments');
  expect(await repeated(() => codeOf(order))).toEqual({ PAYMENT_NOT_CONFIRMED: MOST, RATE_LIMITED: 5 });
  expect(asked).toHaveBeenCalledTimes(MOST);
  expect(await codeOf(other)).toBe('PAYMENT_NOT_CONFIRMED');
  await shop.em().execute("update rate_limits set count = 300 where key like 'payment calls of a network %'");
  expect(await codeOf(other)).toBe('RATE_LIMITED');
  expect(asked).toHaveBeenCalledTimes(MOST + 1);
});

test('a payment that the provider signed is asked for so often by its order, and in a network that asks too often', async () => {
  const checkout = await startCheckout(shopper, lamp.id);
  const payment = await shop.pay(checkout, 'failed');
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'fetchPayment');
  const refused = async () => (await place(shopper, checkout, payment)).code;
  expect(await repeated(refused)).toEqual({ PAYMENT_NOT_CONFIRMED: MOST, RATE_LIMITED: 5 });
  expect(asked).toHaveBeenCalledTimes(MOST);
  await codeOf(await placed());
  await shop.em().execute("update rate_limits set count = 300 where key like 'payment calls of a network %'");
  const next = await startCheckout(shopper, lamp.id);
  expect(await place(shopper, next, await shop.pay(next))).toMatchObject({
    errors: [],
    data: { placeOrder: { isPaid: true } },
  });
});

test('who comes back from the page of a provider again and again calls it so often', async () => {
  const { id } = await redirectCheckout();
  const asked = vi.spyOn(shop.ports.gateways.redirect!, 'listPayments');
  const comeBack = async () => {
    const { status, headers } = await fetch(`${shop.url}/paid/${id}`, { redirect: 'manual' });
    return `${status} ${headers.get('location')}`;
  };
  expect(await repeated(comeBack)).toEqual({ '303 /placeorder': MOST + 5 });
  expect(asked).toHaveBeenCalledTimes(MOST);
});

test('a payment that its provider does not start is tried again so often', async () => {
  const order = await placed();
  await shop.em().nativeUpdate(Checkout, { user: shopper.user.id }, { providerOrderId: null });
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'start').mockRejectedValue(new Error('It is down.'));
  const again = async () => (await shopper.execute(StartPaymentDocument, order)).code;
  expect(await repeated(again)).toEqual({ INTERNAL: MOST, RATE_LIMITED: 5 });
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const start = async () => (await shopper.execute(StartCheckoutDocument, { input })).code;
  // The first call of a checkout is limited by what a person may hold.
  expect(await repeated(start)).toEqual({ INTERNAL: MOST + 1, RATE_LIMITED: 4 });
  expect(asked).toHaveBeenCalledTimes(2 * MOST + 1);
});
