import { afterAll, beforeAll, expect, test } from 'vitest';
import { mergeModules } from '../../core/merge-modules.ts';
import { openGateways } from '../../core/payment-provider.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { openForShoppers } from '../../proof/testing/open-for-shoppers.ts';
import { OrderDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { type RedirectGateway, redirectGateway, redirects } from '../../proof/testing/redirect-provider.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { modules } from '../../server/modules.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { readLedger } from '../ledger/provider-ledger.ts';
import { Order } from '../orders/order.entity.ts';
import { DEFAULT_METHODS } from '../payment-methods/payment-method-settings.ts';
import { Payment } from './payment.entity.ts';
import { Refund } from './refund.entity.ts';
import { sendRefunds } from './send-refund.ts';

let shop: TestShop;
let shopper: TestClient;
let gateway: RedirectGateway;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await openForShoppers(shop);
  gateway = redirectGateway('redirect-secret', shop.ports.now);
  shop.ports.gateways.redirect = gateway;
  const methods = [{ ...DEFAULT_METHODS[0]!, id: 'redirect', provider: 'redirect' }];
  await shop.em().insert(Setting, { key: 'payment', value: { methods }, version: 1, updatedAt: new Date() });
  [shopper, lamp] = [await shop.shopper(), await shop.addProduct({ countInStock: 100 })];
  await shop.admin();
});
afterAll(async () => {
  await shop.violations();
  const ledger = await readLedger(shop.ports.gateways, shop.ports.now());
  expect(await checkInvariants(shop.em(), { ledger, now: shop.ports.now() })).toEqual([]);
  await shop.close();
});

async function start() {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const started = await shopper.must(StartCheckoutDocument, {
    input: { ...input, paymentMethod: 'redirect' },
  });
  return started.startCheckout;
}
const deliver = async (request: RequestInit) =>
  (await shop.guest().fetch('/webhooks/redirect', request)).status;
const comeBack = async (url: string) => {
  const path = url.replace(shop.settings.url, shop.url);
  const { status, headers } = await fetch(path, { redirect: 'manual' });
  return [status, headers.get('location')];
};
const orderOf = (checkout: { id: string }) => shop.em().findOneOrFail(Order, { checkout: checkout.id });

test('a provider that is paid at its address: start, redirect, webhook, paid, refunded in parts', async () => {
  const checkout = await start();
  const { redirectUrl, provider, keyId, scriptUrl } = checkout.payment;
  expect({ provider, keyId, scriptUrl }).toEqual({ provider: 'redirect', keyId: '', scriptUrl: '' });

  const { payment, returnUrl } = gateway.pay(redirectUrl!);
  expect(await deliver({ ...gateway.webhook(payment), headers: { 'redirect-signature': 'x' } })).toBe(400);
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
  expect(await deliver(gateway.webhook(payment))).toBe(200);
  const { id } = await orderOf(checkout);
  expect((await shopper.must(OrderDocument, { id })).order.isPaid).toBe(true);
  expect(await comeBack(returnUrl)).toEqual([303, `/placeorder?paid=${checkout.id}&order=${id}`]);

  const em = shop.em();
  const stored = `redirect:${payment.id}`;
  const row = {
    payment: stored,
    order: id,
    currency: 'INR',
    state: 'due' as const,
    createdAt: shop.ports.now(),
  };
  for (const amount of [1_000, payment.amount - 1_000]) em.create(Refund, { ...row, amount });
  await em.flush();
  await sendRefunds({ em: shop.em(), ports: shop.ports }, stored);
  expect(await gateway.fetchPayment(payment.id)).toMatchObject({ status: 'refunded' });
  expect((await shop.em().findOneOrFail(Payment, stored)).refundedAt).not.toBeNull();
});

test('who comes back before the webhook finds the paid order, and who has not paid the checkout', async () => {
  const checkout = await start();
  const back = `${shop.settings.url}/paid/${checkout.id}`;
  expect(await comeBack(back)).toEqual([303, '/placeorder']);
  expect(await shop.em().count(Order, { checkout: checkout.id })).toBe(0);
  const { payment, returnUrl } = gateway.pay(checkout.payment.redirectUrl!);
  expect(returnUrl).toBe(back);
  const [status, location] = await comeBack(returnUrl);
  const { id, paidAt } = await orderOf(checkout);
  expect([status, location, paidAt]).toEqual([
    303,
    `/placeorder?paid=${checkout.id}&order=${id}`,
    expect.any(Date),
  ]);
  expect(await deliver(gateway.webhook(payment))).toBe(200);
});

test('what a page reports pays nothing at a provider that signs nothing', async () => {
  const checkout = await start();
  const { payment } = gateway.pay(checkout.payment.redirectUrl!);
  const result = { paymentId: payment.id, providerOrderId: payment.orderId!, signature: 'x' };
  expect((await place(shopper, checkout, result)).code).toBe('PAYMENT_NOT_CONFIRMED');
  expect(await deliver(gateway.webhook(payment))).toBe(200);
});

test('a payment that buys nothing any more goes back in full', async () => {
  const checkout = await start();
  await shop.em().nativeUpdate(Checkout, { id: checkout.id }, { totalPrice: 1 });
  const { payment, returnUrl } = gateway.pay(checkout.payment.redirectUrl!);
  expect(await comeBack(returnUrl)).toEqual([303, '/placeorder']);
  expect(await gateway.fetchPayment(payment.id)).toMatchObject({ status: 'refunded' });
});

test.each([
  ['of nobody', '019ac0de-0000-7000-8000-000000000001'],
  ['that is no id', 'none'],
  ['that is a NUL', '%00'],
  ['that is long', 'x'.repeat(5_000)],
])('coming back for a checkout %s leads to the checkout', async (_, id) => {
  expect(await comeBack(`${shop.settings.url}/paid/${id}`)).toEqual([303, '/placeorder']);
});

test('its module brings it to shops whose environment names its account', async () => {
  const { paymentProviders } = mergeModules([...modules, redirects]);
  const { redirect, ...others } = openGateways(paymentProviders, { redirect: { REDIRECT_SECRET: 's' } });
  expect(redirect?.clientData).toBeNull();
  expect(others).toEqual({});
  expect(() =>
    mergeModules([...modules, redirects, { ...redirects, name: 'again', uses: [redirects] }]),
  ).toThrow('Two modules declare the payment provider redirect: redirect-provider and again.');
});
