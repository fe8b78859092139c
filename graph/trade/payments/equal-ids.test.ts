import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { openForShoppers } from '../../proof/testing/open-for-shoppers.ts';
import {
  MoneyCheckDocument,
  RefundPaymentDocument,
  StartCheckoutDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import { type SecondGateway, secondGateway } from '../../proof/testing/second-provider/second-gateway.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { checkInvariants } from '../ledger/check-invariants.ts';
import { readLedger } from '../ledger/provider-ledger.ts';
import { Order } from '../orders/order.entity.ts';
import { DEFAULT_METHODS } from '../payment-methods/payment-method-settings.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';
import { Refund } from './refund.entity.ts';

const NAMES = ['second', 'third'] as const;
type Name = (typeof NAMES)[number];

let shop: TestShop;
let shopper: TestClient;
let gateways: Record<Name, SecondGateway>;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop();
  await openForShoppers(shop);
  gateways = { second: secondGateway(shop.ports.now), third: secondGateway(shop.ports.now) };
  Object.assign(shop.ports.gateways, gateways);
  const own = NAMES.map((name) => ({ ...DEFAULT_METHODS[0]!, id: name, provider: name, label: name }));
  const value = { methods: [...DEFAULT_METHODS, ...own] };
  await shop.em().insert(Setting, { key: 'payment', value, version: 1, updatedAt: new Date() });
  [shopper, lamp] = [await shop.shopper(), await shop.addProduct({ countInStock: 100 })];
  await shop.admin();
});
afterAll(async () => {
  await shop.violations();
  const ledger = await readLedger(shop.ports.gateways, shop.ports.now());
  expect(await checkInvariants(shop.em(), { ledger, now: shop.ports.now() })).toEqual([]);
  await shop.close();
});

async function start(name: string) {
  const { input } = checkoutInput([{ productId: lamp.id, qty: 1 }]);
  const variables = { input: { ...input, paymentMethod: name } };
  return (await shopper.must(StartCheckoutDocument, variables)).startCheckout;
}
/** A checkout at the provider, and its payment by this id. */
async function pay(name: Name, id: string) {
  const checkout = await start(name);
  const { providerOrderId, amount } = checkout.payment;
  return { checkout, ...gateways[name].pay(providerOrderId, amount, 'captured', id) };
}
const deliver = async (name: Name, subject: Parameters<SecondGateway['webhook']>[0]) =>
  (await shop.guest().fetch(`/webhooks/${name}`, { method: 'POST', ...gateways[name].webhook(subject) }))
    .status;
const run = (refundUnordered = false) =>
  reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered });
const paidOf = (...of: { checkout: { id: string } }[]) =>
  shop.em().count(Order, { checkout: { $in: of.map(({ checkout }) => checkout.id) }, paidAt: { $ne: null } });

test('equal payment ids of two providers pay an order each: by webhook', async () => {
  for (const name of NAMES) {
    const paid = await pay(name, 'charge-webhook');
    expect(await deliver(name, paid)).toBe(200);
    expect(await paidOf(paid)).toBe(1);
  }
});

test('… by what the page reports, which is the id of the order and of its payment as the provider has it', async () => {
  for (const name of NAMES) {
    const { checkout, ...payment } = await pay(name, 'charge-page');
    const { data } = await place(shopper, checkout, payment);
    expect(data?.placeOrder).toMatchObject({ isPaid: true });
    const { id } = data!.placeOrder;
    const { body } = await rest(shopper, 'GET', `/order/${id}`);
    expect(body.paymentResult).toEqual({ id: 'charge-page' });
  }
});

test('… by the reconciler', async () => {
  const paid = [await pay('second', 'charge-list'), await pay('third', 'charge-list')];
  shop.clock.advance(60_000);
  await run();
  expect(await paidOf(...paid)).toBe(2);
});

test('… beside the same id of the first provider', async () => {
  const first = await start('PayPal');
  const payment = await shop.pay(first);
  await place(shopper, first, payment);
  await shop.provider.idle();
  const paid = await pay('second', payment.paymentId);
  expect(await deliver('second', paid)).toBe(200);
  expect(await paidOf({ checkout: first }, paid)).toBe(2);
});

test('equal refund ids of two providers are a refund each', async () => {
  for (const name of NAMES) {
    const paid = await pay(name, `charge-refund-${name}`);
    await deliver(name, paid);
    const refund = { id: 'back-1', paymentId: paid.paymentId, amount: 100, key: null, hasFailed: false };
    gateways[name].account.refunds.unshift({ ...refund, createdAt: shop.ports.now() });
    Object.assign(gateways[name].account.payments[0]!, { amountRefunded: 100 });
    expect(await deliver(name, { ...paid, isRefund: true })).toBe(200);
    const order = await shop.em().findOneOrFail(Order, { checkout: paid.checkout.id });
    expect(await shop.em().find(Refund, { order })).toMatchObject([{ amount: 100, state: 'made' }]);
  }
});

test('equal ids of webhooks of two providers are dealt with each', async () => {
  for (const name of NAMES) {
    const paid = await pay(name, `charge-event-${name}`);
    expect(await deliver(name, { ...paid, id: 'event-1' })).toBe(200);
    expect(await paidOf(paid)).toBe(1);
  }
});

test('equal ids of provider orders are a checkout each, each paid at its provider', async () => {
  for (const name of NAMES) {
    const started = vi.spyOn(gateways[name], 'start');
    started.mockResolvedValueOnce({ providerOrderId: 'intent-1', redirectUrl: null });
    const paid = await pay(name, `charge-order-${name}`);
    started.mockRestore();
    expect(await deliver(name, paid)).toBe(200);
    expect(await paidOf(paid)).toBe(1);
  }
});

test('equal payment ids of two providers that nobody ordered with go back each, by the reconciler or by staff', async () => {
  const unordered = (id: string) => {
    for (const name of NAMES) {
      gateways[name].pay('', 500, 'captured', id);
      Object.assign(gateways[name].account.payments[0]!, { orderId: null });
    }
  };
  const back = (id: string) =>
    NAMES.map((name) => gateways[name].account.payments.find((each) => each.id === id)!.status);
  unordered('charge-list-alone');
  shop.clock.advance(9 * 60_000);
  await run(true);
  expect(back('charge-list-alone')).toEqual(['refunded', 'refunded']);

  unordered('charge-staff-alone');
  shop.clock.advance(11 * 60_000);
  const admin = await shop.admin();
  const { moneyCheck } = await admin.must(MoneyCheckDocument);
  const rows = moneyCheck.problems.filter(({ paymentId }) => paymentId?.includes('charge-staff-alone'));
  for (const { paymentId } of rows) await admin.must(RefundPaymentDocument, { paymentId: paymentId! });
  expect([rows.length, back('charge-staff-alone')]).toEqual([2, ['refunded', 'refunded']]);
  expect(await shop.em().count(Payment, { id: { $like: '%charge-staff-alone' } })).toBe(2);
});

test('entries with equal ids that cannot be read are logged for each provider', async () => {
  const warn = vi.spyOn(shop.logger, 'warn');
  const lists = NAMES.map((name) => vi.spyOn(gateways[name], 'refundsMade'));
  for (const list of lists) list.mockResolvedValue([{ unread: 'rfnd_equal' }]);
  shop.clock.advance(60_000);
  await run();
  const logged = warn.mock.calls.map(([details]) => details).filter((details) => 'id' in Object(details));
  expect(logged).toEqual(NAMES.map((provider) => ({ id: 'rfnd_equal', provider })));
  for (const spy of [warn, ...lists]) spy.mockRestore();
});
