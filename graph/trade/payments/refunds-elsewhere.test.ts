import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Product } from '../../catalog/products/product.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { MarkDeliveredDocument, StartPaymentDocument } from '../../proof/testing/operations.generated.ts';
import { rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { SandboxRefund } from './gateways/sandbox/ledger.entity.ts';
import { reconcile } from './reconcile.ts';
import { recordRefund } from './record-refund.ts';

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
  const payment = (await shop.ports.gateways.razorpay.fetchPayment(paymentId))!;
  const deps = { em: shop.em(), ports: shop.ports };
  await recordRefund(deps, { ...payment, amountRefunded: 0 });
  await recordRefund(deps, payment);
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
});

test('a refund that is known costs no further call', async () => {
  await sale().then(({ paymentId }) => shop.provider.refund(paymentId));
  await shop.provider.idle();
  const asked = vi.spyOn(shop.ports.gateways.razorpay, 'fetchPayment');
  await run();
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});
