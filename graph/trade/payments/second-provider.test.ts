import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { openForShoppers } from '../../proof/testing/open-for-shoppers.ts';
import { MoneyCheckDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { type SecondGateway, secondGateway } from '../../proof/testing/second-provider/second-gateway.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { readLedger } from '../ledger/provider-ledger.ts';
import { DEFAULT_METHODS } from '../payment-methods/payment-method-settings.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';

let shop: TestShop;
let shopper: TestClient;
let second: SecondGateway;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop();
  await openForShoppers(shop);
  second = secondGateway(shop.ports.now);
  shop.ports.gateways.second = second;
  const method = { ...DEFAULT_METHODS[0]!, id: 'second', provider: 'second', label: 'Second' };
  const value = { methods: [...DEFAULT_METHODS, method] };
  await shop.em().insert(Setting, { key: 'payment', value, version: 1, updatedAt: new Date() });
  [shopper, lamp] = [await shop.shopper(), await shop.addProduct({ countInStock: 100 })];
  await shop.admin();
});
afterAll(async () => {
  expect(await violations()).toEqual([]);
  await shop.close();
});

/** The broken invariants, with the ledgers of both providers. */
async function violations() {
  await shop.violations();
  const ledger = await readLedger(shop.ports.gateways, shop.ports.now());
  return checkInvariants(shop.em(), { ledger, now: shop.ports.now() });
}

async function start() {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const variables = { input: { ...input, paymentMethod: 'second' } };
  return (await shopper.must(StartCheckoutDocument, variables)).startCheckout;
}
const paymentOf = (id: string) => shop.em().findOneOrFail(Payment, { id: `second:${id}` });
const run = () =>
  reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });

test('a checkout is paid at the provider of its payment method', async () => {
  const checkout = await start();
  const { providerOrderId, amount } = checkout.payment;
  expect(checkout.payment).toMatchObject({ provider: 'second', keyId: 'second_key' });
  const payment = second.pay(providerOrderId, amount);
  const { data } = await place(shopper, checkout, payment);
  expect(data?.placeOrder.isPaid).toBe(true);
  expect(await paymentOf(payment.paymentId)).toMatchObject({ provider: 'second', amount });
});

test('an authorised payment is captured at its provider', async () => {
  const checkout = await start();
  const { providerOrderId, amount } = checkout.payment;
  const payment = second.pay(providerOrderId, amount, 'authorized');
  await place(shopper, checkout, payment);
  expect(await second.fetchPayment(payment.paymentId)).toMatchObject({ status: 'captured' });
});

test("what one provider signed does not pay another one's order", async () => {
  const [checkout, other] = [await start(), await startCheckout(await shop.shopper(), lamp.id)];
  const payment = await shop.pay(other);
  const { providerOrderId } = checkout.payment;
  const { code } = await place(shopper, checkout, { ...payment, providerOrderId });
  expect(code).toBe('PAYMENT_NOT_CONFIRMED');
});

test('its webhook has its own path and signature, and pays', async () => {
  const checkout = await start();
  const payment = second.pay(checkout.payment.providerOrderId, checkout.payment.amount);
  const { body, headers } = second.webhook(payment);
  const send = async (path: string, more: Record<string, string>) =>
    (await shop.guest().fetch(`/webhooks/${path}`, { method: 'POST', body, headers: more })).status;
  expect(await send('razorpay', headers)).toBe(400);
  expect(await send('second', { 'second-signature': 'x' })).toBe(400);
  expect([await send('third', headers), await send('toString', headers)]).toEqual([404, 404]);
  expect(await shop.em().count(Payment, { id: `second:${payment.paymentId}` })).toBe(0);
  expect(await send('second', headers)).toBe(200);
  expect((await paymentOf(payment.paymentId)).order).not.toBeNull();
});

test('a webhook is about a provider order of its own provider', async () => {
  const checkout = await startCheckout(await shop.shopper(), lamp.id);
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'listPayments');
  const { providerOrderId } = checkout.payment;
  const { body, headers } = second.webhook({ paymentId: 'charge-1', providerOrderId });
  const { status } = await shop.guest().fetch('/webhooks/second', { method: 'POST', body, headers });
  expect([status, asked.mock.calls]).toEqual([200, []]);
  asked.mockRestore();
});

test('the reconciler reads its list, and settles what the shop has not heard of', async () => {
  const checkout = await start();
  const { paymentId } = second.pay(checkout.payment.providerOrderId, checkout.payment.amount);
  await run();
  expect((await paymentOf(paymentId)).order).not.toBeNull();
});

test('a payment that buys nothing goes back at its provider', async () => {
  const checkout = await start();
  shop.clock.advance(20 * 60_000);
  await expireHolds(shop.later());
  await shop.em().nativeUpdate(Checkout, { id: checkout.id }, { totalPrice: 1 });
  const payment = second.pay(checkout.payment.providerOrderId, checkout.payment.amount);
  await place(shopper, checkout, payment);
  expect(await second.fetchPayment(payment.paymentId)).toMatchObject({ status: 'refunded' });
  expect(await paymentOf(payment.paymentId)).toMatchObject({ order: null, provider: 'second' });
});

test('a refund in its dashboard is recorded', async () => {
  const checkout = await start();
  const payment = second.pay(checkout.payment.providerOrderId, checkout.payment.amount);
  await place(shopper, checkout, payment);
  await second.refund(payment.paymentId, { amount: checkout.payment.amount, key: 'dashboard' });
  await run();
  expect((await paymentOf(payment.paymentId)).refundedAt).not.toBeNull();
});

test('each provider has a sum of its own: one that is short is named', async () => {
  const paid = second.account.payments.find(({ status }) => status === 'captured')!;
  paid.amount += 7;
  const found = (await violations()).filter(({ rule }) => rule === 'I14');
  paid.amount -= 7;
  expect(found.map(({ problem }) => problem)).toEqual([expect.stringMatching(/^second has \d+/)]);
  const { moneyCheck } = await (await shop.admin()).must(MoneyCheckDocument);
  expect(moneyCheck).toMatchObject({ providerAnswered: true, problems: [] });
});
