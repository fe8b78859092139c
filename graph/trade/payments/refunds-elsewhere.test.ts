import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { workDueRows } from '../../core/due-rows.ts';
import { gatewayOf } from '../../core/gateway-of.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  MarkDeliveredDocument,
  MoneyCheckDocument,
  StartPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SandboxPayment, SandboxRefund } from './gateways/sandbox/ledger.entity.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';
import { Refund } from './refund.entity.ts';

let shop: TestShop;
let quiet: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop();
  // The same shop without webhooks.
  quiet = await testShop({ orm: shop.orm, webhooks: false });
  [admin, shopper] = [await shop.admin(), await shop.shopper()];
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  // Its clock is that of the shop.
  quiet.clock.advance(11 * 60_000);
});
afterAll(async () => {
  await quiet?.close();
  await shop?.close();
});

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Product, id)).countInStock;
const run = () =>
  reconcile({ em: shop.em(), ports: shop.ports }, { logger: shop.logger, refundUnordered: false });
const shown = async (id: string) => (await rest(shopper, 'GET', `/order/${id}`)).body;
const deliver = (id: string) => admin.must(MarkDeliveredDocument, { id });

/** A paid order of two of five lamps: 99.98, with shipping and tax 214.98. */
async function sale() {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const checkout = await startCheckout(shopper, lamp.id, 2);
  const payment = await shop.pay(checkout);
  const id = (await place(shopper, checkout, payment)).data!.placeOrder.id;
  await shop.provider.idle();
  return { lamp, id, paymentId: payment.paymentId };
}

test.each([
  ['webhook', () => shop.provider],
  ['reconciler', () => quiet.provider],
])(
  'a refund in the dashboard of the provider is learned by the %s; items not delivered return once',
  async (_, by) => {
    const { lamp, id, paymentId } = await sale();
    await by().refund(paymentId);
    await shop.provider.idle();
    if (by() !== shop.provider) expect(await stockOf(lamp)).toBe(3);
    await run();
    await run();
    expect(await shown(id)).toMatchObject({ isPaid: true, totalPrice: 214.98, refundedAmount: 214.98 });
    expect(await stockOf(lamp)).toBe(5);
    expect((await shopper.execute(StartPaymentDocument, { orderId: id })).code).toBe('CONFLICT');
  },
);

test('a part that is refunded is written down, and the items stay sold until all of it is', async () => {
  const { lamp, id, paymentId } = await sale();
  await shop.provider.refund(paymentId, 1_000);
  await quiet.provider.refund(paymentId, 500);
  await run();
  expect(await shown(id)).toMatchObject({ isPaid: true, refundedAmount: 15 });
  expect(await stockOf(lamp)).toBe(3);
  await shop.provider.refund(paymentId);
  await shop.provider.idle();
  expect(await shown(id)).toMatchObject({ refundedAmount: 214.98 });
  expect(await stockOf(lamp)).toBe(5);
});

test('items that were delivered do not come back with a refund', async () => {
  const { lamp, id, paymentId } = await sale();
  await deliver(id);
  await shop.provider.refund(paymentId);
  await shop.provider.idle();
  expect(await shown(id)).toMatchObject({ isDelivered: true, refundedAmount: 214.98 });
  expect(await stockOf(lamp)).toBe(3);
});

test('a refunded order that is delivered all the same takes its items again, once', async () => {
  const { lamp, id, paymentId } = await sale();
  await shop.provider.refund(paymentId);
  await shop.provider.idle();
  expect(await stockOf(lamp)).toBe(5);
  await deliver(id);
  await deliver(id);
  expect(await stockOf(lamp)).toBe(3);
  await run();
  expect(await stockOf(lamp)).toBe(3);
});

test('items return once, also when a refund fails and is made again', async () => {
  const { lamp, paymentId } = await sale();
  await shop.provider.refund(paymentId);
  await shop.provider.idle();
  const [refund] = (await shop.ports.gateways.razorpay.refundsOf(paymentId))!;
  const deps = { em: shop.em(), ports: shop.ports };
  const again = { ...refund!, id: 'rfnd_again' };
  await recordProviderRefunds(deps, paymentId, [{ ...refund!, hasFailed: true }]);
  await recordProviderRefunds(deps, paymentId, [again, { ...refund!, hasFailed: true }]);
  // What was read before and arrives late changes nothing.
  await recordProviderRefunds(deps, paymentId, [refund!]);
  const rows = await shop.em().find(Refund, { payment: paymentId }, { orderBy: { createdAt: 'asc' } });
  expect(rows.map(({ state }) => state).sort()).toEqual(['failed', 'made']);
  expect(await stockOf(lamp)).toBe(5);
  const made = await shop.events('refund.made');
  expect(made.filter(({ subjectId }) => subjectId === paymentId)).toHaveLength(1);
});

test('a payment that is refunded in the dashboard before the shop knows it buys nothing', async () => {
  const lamp = await shop.addProduct({ countInStock: 5 });
  const checkout = await startCheckout(shopper, lamp.id);
  const { paymentId } = await quiet.pay(checkout);
  await quiet.provider.refund(paymentId, 1_000);
  await run();
  expect(await shop.em().find(SandboxRefund, { paymentId }, { orderBy: { createdAt: 'asc' } })).toMatchObject(
    [{ amount: 1_000 }, { amount: checkout.totalPrice - 1_000 }],
  );
  const reason = 'The payment was refunded at the provider.';
  const rows = await shop.em().find(Refund, { payment: paymentId }, { orderBy: { amount: 'asc' } });
  expect(rows).toMatchObject([
    { amount: 1_000, state: 'made', reason },
    { amount: checkout.totalPrice - 1_000, state: 'made', reason },
  ]);
});

test('a second payment that goes back returns nothing of the order that the first one paid', async () => {
  const { lamp, paymentId } = await sale();
  const first = await shop.em().findOneOrFail(SandboxPayment, paymentId);
  const second = `pay_${'S'.repeat(14)}`;
  await shop.em().insert(SandboxPayment, { ...first, id: second });
  await run();
  expect(await shop.em().findOneOrFail(SandboxPayment, second)).toMatchObject({ status: 'refunded' });
  expect(await stockOf(lamp)).toBe(3);
});

test('a refund that was recorded without its id gets it, and is not counted twice', async () => {
  const { id, paymentId } = await sale();
  const refund = await quiet.provider.refund(paymentId, 1_000);
  const made = { amount: 1_000, currency: 'INR', state: 'made' as const, createdAt: refund.createdAt };
  await shop
    .em()
    .insert(Refund, { id: v7(), payment: paymentId, order: id, ...made, madeAt: refund.createdAt });
  await run();
  const rows = await shop.em().find(Refund, { payment: paymentId });
  expect(rows).toMatchObject([{ amount: 1_000, providerRefundId: refund.id }]);
});

test('more refunds of a payment than the provider lists at once are all recorded', async () => {
  const { paymentId } = await sale();
  for (let n = 0; n < 105; n++) await quiet.provider.refund(paymentId, 100);
  await run();
  expect(await shop.em().count(Refund, { payment: paymentId, state: 'made' })).toBe(105);
});

test('a refund of the shop that the bank fails to make is made again after an hour, with a key of its own', async () => {
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const { paymentId } = await quiet.pay(checkout);
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { amount: 500 });
  await run();
  // Its webhook would make the next refund at once.
  await shop.provider.idle();
  const [first] = (await shop.ports.gateways.razorpay.refundsOf(paymentId))!;
  const deps = { em: shop.em(), ports: shop.ports };
  await recordProviderRefunds(deps, paymentId, [{ ...first!, hasFailed: true }]);
  await shop.em().nativeDelete(SandboxRefund, { paymentId });
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { status: 'captured', amountRefunded: 0 });
  await run();
  expect(await shop.em().count(SandboxRefund, { paymentId })).toBe(0);
  shop.clock.advance(61 * 60_000);
  await run();
  const [again] = (await shop.ports.gateways.razorpay.refundsOf(paymentId))!;
  expect(again).toMatchObject({ amount: 500 });
  expect(again!.key).not.toBe(first!.key);
});

test('a refund that is known costs no further call', async () => {
  await sale().then(({ paymentId }) => shop.provider.refund(paymentId));
  await shop.provider.idle();
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'refundsOf');
  await run();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test('contradictory reports of full refunds give back no more than was paid, and staff see what is reported', async () => {
  const { lamp, id, paymentId } = await sale();
  await shop.provider.refund(paymentId);
  await shop.provider.idle();
  const [first] = (await gatewayOf(shop.ports, 'razorpay').refundsOf(paymentId))!;
  const { refundedAt } = await shop.em().findOneOrFail(Payment, paymentId);
  const deps = { em: shop.em(), ports: shop.ports };
  shop.clock.advance(1_000);
  await recordProviderRefunds(deps, paymentId, [{ ...first!, id: 'rfnd_contradicts', key: null }]);
  expect(await shop.em().count(Refund, { payment: paymentId, amount: first!.amount, state: 'made' })).toBe(2);
  expect(await shown(id)).toMatchObject({ isPaid: true, refundedAmount: 214.98 });
  expect(await stockOf(lamp)).toBe(5);
  expect((await shop.em().findOneOrFail(Payment, paymentId)).refundedAt).toEqual(refundedAt);
  const events = (await Promise.all([shop.events('refund.made'), shop.events('refund.changed')]))
    .flat()
    .filter(({ subjectId }) => subjectId === paymentId);
  expect(events.map(({ type }) => type)).toEqual(['refund.made']);

  const check = async () => {
    const { moneyCheck } = await admin.must(MoneyCheckDocument);
    const of = (rows: readonly { paymentId?: string | null }[]) =>
      rows.filter((row) => row.paymentId === paymentId);
    return { ...moneyCheck, problems: of(moneyCheck.problems), refunded: of(moneyCheck.refunded) };
  };
  const { problems, refunded, sums, brokenRules } = await check();
  expect(brokenRules).toEqual([]);
  for (const sum of sums) expect(sum.captured - sum.refunded).toBe(sum.paid + sum.underway);
  expect(problems).toMatchObject([
    { note: expect.stringContaining('more than was paid'), amount: 214_98, orderId: id, action: null },
  ]);
  expect(refunded).toMatchObject([{ amount: 214_98, note: expect.stringContaining('more than was paid') }]);

  // The provider corrects itself.
  await recordProviderRefunds(deps, paymentId, [{ ...first!, id: 'rfnd_contradicts', hasFailed: true }]);
  expect((await check()).problems).toEqual([]);
  expect(await shown(id)).toMatchObject({ refundedAmount: 214.98 });
});

test('two full refunds in one report are mailed as what was paid', async () => {
  const { paymentId, lamp } = await sale();
  const { amount } = await shop.em().findOneOrFail(Payment, paymentId);
  const refund = { paymentId, amount, key: null, hasFailed: false, createdAt: shop.ports.now() };
  await shop.em().nativeUpdate(SandboxPayment, paymentId, { status: 'refunded', amountRefunded: 2 * amount });
  const reported = ['rfnd_one', 'rfnd_two'].map((id) => ({ ...refund, id }));
  await recordProviderRefunds({ em: shop.em(), ports: shop.ports }, paymentId, reported);
  expect(await stockOf(lamp)).toBe(5);
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop.em().find(Mail, { type: 'payment.refunded' });
  const texts = mails.filter(({ data }) => data.payment === paymentId).map(({ kept }) => kept!.text);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toMatch(/214\.98/);
  expect(texts[0]).not.toMatch(/429\.96/);
});
