import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { gatewayOf } from '../../core/gateway-of.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { checkoutInput } from '../../proof/testing/buying.ts';
import { openForShoppers } from '../../proof/testing/open-for-shoppers.ts';
import { MoneyCheckDocument, StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { type SecondGateway, secondGateway } from '../../proof/testing/second-provider/second-gateway.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { DEFAULT_METHODS } from '../payment-methods/payment-method-settings.ts';
import { LedgerPosition } from './ledger-position.entity.ts';
import { noteUnordered } from './note-unordered.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';
import { Refund } from './refund.entity.ts';
import { sendRefunds } from './send-refund.ts';

let shop: TestShop;
let second: SecondGateway;
let isRefund = false;
beforeAll(async () => {
  shop = await testShop();
  await openForShoppers(shop);
  second = secondGateway(shop.ports.now);
  const readWebhook: SecondGateway['readWebhook'] = (...given) => {
    const subject = second.readWebhook(...given);
    return subject && { ...subject, isRefund };
  };
  shop.ports.gateways.second = { ...second, readWebhook };
  const methods = [{ ...DEFAULT_METHODS[0]!, id: 'second', provider: 'second' }];
  await shop.em().insert(Setting, { key: 'payment', value: { methods }, version: 1, updatedAt: new Date() });
  await shop.admin();
});
afterAll(() => shop?.close());

/** Pays a new checkout, with a payment whose fields are these. */
async function pay(strange: object) {
  const { id } = await shop.addProduct();
  const { input } = checkoutInput([{ productId: id, qty: 1 }]);
  const variables = { input: { ...input, paymentMethod: 'second' } };
  const { startCheckout } = await (await shop.shopper()).must(StartCheckoutDocument, variables);
  const payment = second.pay(startCheckout.payment.providerOrderId, startCheckout.payment.amount);
  Object.assign(second.account.payments[0]!, strange);
  return { ...payment, checkout: startCheckout.id };
}
const deliver = async (payment: { paymentId: string; providerOrderId: string }) =>
  (await shop.guest().fetch('/webhooks/second', { method: 'POST', ...second.webhook(payment) })).status;
const run = () =>
  reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: true });
const readUntil = async (reading: string) =>
  (await shop.em().findOneOrFail(LedgerPosition, { reading })).readUntil.getTime();

test.each([
  ['a NUL', 'Card\0 ending in 1', 'Card  ending in 1'],
  ['a line break and half of a surrogate pair', 'Card\n\ud800', 'Card \ufffd'],
  ['a million letters', 'x'.repeat(1e6), 'x'.repeat(100)],
  ['nothing that is a text', { name: 'Card' }, null],
])('a payment whose method has %s is recorded, with what can be read of it', async (_, method, shown) => {
  const payment = await pay({ method });
  expect(await deliver(payment)).toBe(200);
  const recorded = await shop.em().findOneOrFail(Payment, { id: `second:${payment.paymentId}` });
  expect([recorded.method, recorded.order !== null]).toEqual([shown, true]);
  const { code } = await (await shop.admin()).execute(MoneyCheckDocument);
  expect(code).toBeUndefined();
});

test.each([
  ['no amount', { amount: 0 }],
  ['a negative amount', { amount: -1 }],
  ['an amount that no column holds', { amount: 2 ** 40 }],
  ['an id with a NUL', { id: 'charge-\0' }],
  ['a currency of a million letters', { currency: 'I'.repeat(1e6) }],
])('a payment with %s is left out by webhook and reconciler, and holds up no other', async (_, strange) => {
  const [wrong, right] = [await pay(strange), await pay({})];
  expect(await deliver(wrong)).toBe(200);
  shop.clock.advance(60 * 60_000);
  const before = shop.ports.now().getTime();
  await run();
  expect(await readUntil('second payments after 0 s')).toBeGreaterThanOrEqual(before);
  expect(await shop.em().count(Order, { checkout: { $in: [wrong.checkout, right.checkout] } })).toBe(1);
});

test.each([
  ['of nothing', { amount: 0 }],
  ['of less than nothing', { amount: -5 }],
  ['with a NUL in its id', { id: 'back-\0' }],
])('a refund %s is left out by webhook and reconciler, and holds up no other', async (_, strange) => {
  const payment = await pay({});
  expect(await deliver(payment)).toBe(200);
  const { paymentId } = payment;
  const refund = { id: `back-${crypto.randomUUID()}`, paymentId, amount: 1, key: null, hasFailed: false };
  const createdAt = shop.ports.now();
  second.account.refunds.unshift({ ...refund, ...strange, createdAt }, { ...refund, amount: 100, createdAt });
  isRefund = true;
  expect(await deliver(payment)).toBe(200);
  isRefund = false;
  shop.clock.advance(60 * 60_000);
  const before = shop.ports.now().getTime();
  await run();
  expect(await readUntil('second refunds after 0 s')).toBeGreaterThanOrEqual(before);
  expect(await shop.em().find(Refund, { payment: `second:${paymentId}` })).toMatchObject([{ amount: 100 }]);
});

test('entries that cannot be read are logged once, by their ids alone, and hold up no other', async () => {
  const gateway = shop.ports.gateways.second!;
  const [paid, { paymentsMade, refundsMade }] = [await pay({}), gateway];
  const warn = vi.spyOn(shop.logger, 'warn');
  const odd = Array.from({ length: 100 }, () => ({ unread: 'pay_odd' }));
  gateway.paymentsMade = async ({ skip, ...range }) =>
    skip === 0 ? odd : paymentsMade({ ...range, skip: skip - 100 });
  gateway.refundsMade = async () => [{ unread: 'rfnd_odd' }];
  for (let n = 0; n < 2; n++) {
    shop.clock.advance(60 * 60_000);
    await run();
  }
  expect(await shop.em().count(Order, { checkout: paid.checkout })).toBe(1);
  const unread = warn.mock.calls.filter(([, message]) => String(message).includes('cannot be read'));
  expect(unread.map(([details]) => details)).toEqual([
    { id: 'pay_odd', provider: 'second' },
    { id: 'rfnd_odd', provider: 'second' },
  ]);
  Object.assign(gateway, { paymentsMade, refundsMade });
  warn.mockRestore();
});

test('a refund with the id of a refund of another payment is left out, and holds up no other', async () => {
  const [first, other] = [await pay({}), await pay({})];
  for (const payment of [first, other]) expect(await deliver(payment)).toBe(200);
  const refund = { id: 'back-twice', amount: 100, key: null, hasFailed: false, createdAt: shop.ports.now() };
  const own = { ...refund, id: 'back-once', amount: 50, paymentId: other.paymentId };
  isRefund = true;
  second.account.refunds.unshift({ ...refund, paymentId: first.paymentId });
  expect(await deliver(first)).toBe(200);
  second.account.refunds.unshift({ ...refund, paymentId: other.paymentId }, own);
  expect(await deliver(other)).toBe(200);
  isRefund = false;
  const refunds = await shop
    .em()
    .find(Refund, { providerRefundId: ['second:back-once', 'second:back-twice'] });
  expect(refunds.map(({ providerRefundId, payment }) => [providerRefundId, payment.id]).toSorted()).toEqual([
    ['second:back-once', `second:${other.paymentId}`],
    ['second:back-twice', `second:${first.paymentId}`],
  ]);
});

test('a refund of the shop that its provider answers with the id of another one stays due', async () => {
  const paid = await pay({});
  expect(await deliver(paid)).toBe(200);
  const { paymentId } = paid;
  const gone = await pay({ orderId: null });
  await noteUnordered({ em: shop.em(), ports: shop.ports }, 'second', [
    (await gatewayOf(shop.ports, 'second').fetchPayment(`second:${gone.paymentId}`))!,
  ]);
  const refund = { id: 'back-taken', paymentId, amount: 100, key: null, hasFailed: false };
  second.account.refunds.unshift({ ...refund, createdAt: shop.ports.now() });
  isRefund = true;
  expect(await deliver(paid)).toBe(200);
  isRefund = false;
  const gateway = shop.ports.gateways.second!;
  const { refund: make } = gateway;
  gateway.refund = async (id, { key, amount }) => ({
    id: 'back-taken',
    paymentId: id,
    amount,
    key,
    hasFailed: false,
    createdAt: shop.ports.now(),
  });
  const sent = sendRefunds({ em: shop.em(), ports: shop.ports }, `second:${gone.paymentId}`);
  await expect(sent).rejects.toMatchObject({ code: 'PAYMENT_PROVIDER_UNAVAILABLE' });
  gateway.refund = make;
  await sendRefunds({ em: shop.em(), ports: shop.ports }, `second:${gone.paymentId}`);
  const [made] = await shop.em().find(Refund, { payment: `second:${gone.paymentId}` });
  expect(made!.state).toBe('made');
});
