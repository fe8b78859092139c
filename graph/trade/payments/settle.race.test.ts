import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Product } from '../../catalog/products/product.entity.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { address, place, startCheckout } from '../../proof/testing/buying.ts';
import { deliverWebhook } from '../../proof/testing/deliver-webhook.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelCheckoutDocument,
  DeleteProductDocument,
  DeleteUserDocument,
  UpdateProductDocument,
} from '../../proof/testing/operations.generated.ts';
import { payBefore, rest } from '../../proof/testing/rest.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment, SandboxRefund } from './gateways/sandbox/ledger.entity.ts';
import { noteUnordered } from './note-unordered.ts';
import { Payment } from './payment.entity.ts';
import { reconcile } from './reconcile.ts';
import { recordProviderRefunds } from './record-provider-refunds.ts';
import { Refund } from './refund.entity.ts';
import { sendRefunds } from './send-refund.ts';
import { WebhookEvent } from './webhook-event.entity.ts';

const HOUR = 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
let rival: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  [admin, shopper, rival] = await Promise.all([shop.admin(), shop.shopper(), shop.shopper()]);
});
afterEach(async () => {
  await expire();
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const stockOf = async ({ id }: Product) => (await shop.em().findOneOrFail(Variant, id)).countInStock;
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);
const deps = () => ({ em: shop.em(), ports: shop.ports });
const expire = () => expireHolds(shop.later(HOUR));

/** A checkout of the last lamp that the shopper has just paid, and the concurrent actions on it. */
async function paidCheckout(client = shopper, outcome: 'captured' | 'authorized' = 'captured') {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const checkout = await startCheckout(client, lamp.id);
  const payment = await shop.pay(checkout, outcome);
  return {
    lamp,
    checkout,
    payment,
    place: () => place(client, checkout, payment),
    webhook: () => deliverWebhook(shop, checkout.payment.providerOrderId),
    cancel: () => client.must(CancelCheckoutDocument, { id: checkout.id }),
    reconcile: () => reconcile(deps(), { logger: shop.logger, refundUnordered: false }),
    orders: () => shop.em().find(Order, { checkout: checkout.id }),
    expire,
    deleteProduct: () => admin.must(DeleteProductDocument, { id: lamp.id }),
    reprice: () => admin.must(UpdateProductDocument, { input: { id: lamp.id, price: 999_99 } }),
    deleteBuyer: () => admin.must(DeleteUserDocument, { id: client.user.id }),
    async loseStock() {
      await expire();
      await startCheckout(rival, lamp.id);
    },
  };
}
type Rival = Exclude<keyof Awaited<ReturnType<typeof paidCheckout>>, 'lamp' | 'checkout' | 'payment'>;

const rivals: Rival[] = ['webhook', 'reconcile', 'place', 'cancel', 'expire', 'deleteProduct', 'reprice'];

test.each(rivals)(
  '%s between asking for the payment and recording it: one order, paid once',
  async (does) => {
    const sale = await paidCheckout();
    const answer = await atFailpoint('payment.fetched', sale[does], sale.place);
    expect(answer.data?.placeOrder.isPaid).toBe(true);
    expect(await sale.orders()).toHaveLength(1);
    expect(await shop.em().count(Payment, { checkout: sale.checkout.id })).toBe(1);
    expect(await stockOf(sale.lamp)).toBe(0);
  },
);

test('an authorised payment that the webhook settles while the browser asks for it has paid the order', async () => {
  const sale = await paidCheckout(shopper, 'authorized');
  const answer = await atFailpoint('payment.fetched', sale.webhook, sale.place);
  expect(answer.data?.placeOrder.isPaid).toBe(true);
  expect(await sale.orders()).toHaveLength(1);
});

test.each(rivals)('%s between capturing the payment and recording it: one order, paid once', async (does) => {
  const sale = await paidCheckout(shopper, 'authorized');
  const answer = await atFailpoint('payment.captured', sale[does], sale.place);
  expect(answer.data?.placeOrder.isPaid).toBe(true);
  expect(await sale.orders()).toHaveLength(1);
  expect(await stockOf(sale.lamp)).toBe(0);
  expect(await atProvider(sale.payment.paymentId)).toMatchObject({ status: 'captured', amountRefunded: 0 });
});

test('a hold that expires after the capture, its stock sold: the payment is refunded in full', async () => {
  const sale = await paidCheckout(shopper, 'authorized');
  const answer = await atFailpoint('payment.captured', sale.loseStock, sale.place);
  expect(answer.code).toBe('OUT_OF_STOCK');
  expect(await sale.orders()).toEqual([]);
  expect(await atProvider(sale.payment.paymentId)).toMatchObject({
    status: 'refunded',
    amountRefunded: sale.checkout.totalPrice,
  });
});

test('a second payment of the same checkout while the first is being recorded is refunded in full', async () => {
  const sale = await paidCheckout();
  const { providerOrderId } = sale.payment;
  const first = await atProvider(sale.payment.paymentId);
  const second = { ...first, id: `pay_${'S'.repeat(14)}`, createdAt: shop.ports.now() };
  const answer = await atFailpoint(
    'payment.captured',
    async () => {
      await shop.em().insert(SandboxPayment, second);
      await deliverWebhook(shop, providerOrderId);
    },
    sale.place,
  );
  // The webhook saw both and recorded one of them. One pays the order, the other one is refunded.
  const [a, b] = await Promise.all([atProvider(first.id), atProvider(second.id)]);
  expect([a.status, b.status].sort()).toEqual(['captured', 'refunded']);
  expect(answer.code).toBe(a.status === 'captured' ? undefined : 'CONFLICT');
  expect(await sale.orders()).toHaveLength(1);
});

test.each(['cancel', 'expire', 'webhook', 'place'] as const)(
  '%s while the payment is being recorded waits or passes by, and changes nothing of it',
  async (does) => {
    const sale = await paidCheckout();
    let late: Promise<unknown> | undefined;
    const answer = await atFailpoint(
      'payment.checkoutLocked',
      async () => {
        late = sale[does]();
        // Expiry skips locked rows; the others wait for the lock.
        await (does === 'expire' ? late : untilBlocked(shop));
      },
      sale.place,
    );
    await late;
    expect(answer.data?.placeOrder.isPaid).toBe(true);
    expect(await sale.orders()).toHaveLength(1);
    expect(await stockOf(sale.lamp)).toBe(0);
  },
);

test('a buyer who is deleted while the payment is being recorded has paid for an order', async () => {
  const sale = await paidCheckout(await shop.shopper());
  const answer = await atFailpoint('payment.captured', sale.deleteBuyer, sale.place);
  expect(answer.data?.placeOrder.isPaid).toBe(true);
  expect((await sale.orders()).map(({ paidAt }) => paidAt !== null)).toEqual([true]);
});

test.each(['cancel', 'expire', 'webhook', 'place', 'reconcile'] as const)(
  '%s between the commit and the answer finds the order paid and leaves it so',
  async (does) => {
    const sale = await paidCheckout();
    const answer = await atFailpoint('payment.committed', sale[does], sale.place);
    expect(answer.data?.placeOrder.isPaid).toBe(true);
    expect((await sale.orders()).map(({ paidAt }) => paidAt !== null)).toEqual([true]);
    expect(await stockOf(sale.lamp)).toBe(0);
  },
);

test.each(['webhook.isNew', 'webhook.settled'] as const)(
  'a webhook that is delivered again at %s is dealt with once',
  async (point) => {
    const sale = await paidCheckout();
    const { id, payment } = sale.checkout;
    const deliver = () => deliverWebhook(shop, payment.providerOrderId, `evt_${id}`);
    let again: number | undefined;
    const repeat = async () => {
      again = await deliver();
    };
    const first = await atFailpoint(point, repeat, deliver);
    expect([first, again]).toEqual([200, 200]);
    expect((await sale.orders()).map(({ paidAt }) => paidAt !== null)).toEqual([true]);
    expect(await shop.em().count(WebhookEvent, `evt_${id}`)).toBe(1);
  },
);

test('a browser that settles what the reconciler is about to ask for leaves it nothing to do', async () => {
  const sale = await paidCheckout();
  await atFailpoint('reconcile.listed', sale.place, sale.reconcile);
  expect(await sale.orders()).toHaveLength(1);
  expect(await shop.em().count(Payment, { checkout: sale.checkout.id })).toBe(1);
});

test.each([
  ['the price rises', 201, (id: string) => admin.must(UpdateProductDocument, { input: { id, price: 9999 } })],
  ['the product is deleted', 409, (id: string) => admin.must(DeleteProductDocument, { id })],
  ['somebody else takes the last piece', 409, (id: string) => startCheckout(rival, id)],
])(
  '%s after a cart that was paid before was priced: %i, for what was shown or not at all',
  async (...row) => {
    const [, expected, happens] = row;
    const lamp = await shop.addProduct({ countInStock: 1 });
    const paymentResult = await payBefore(shop, 157_49);
    const cartItems = [{ _id: lamp.id, qty: '1', price: 49.99 }];
    const { status, body } = await atFailpoint(
      'order.prepaidQuoted',
      () => happens(lamp.id),
      () => rest(shopper, 'POST', '/order', { cartItems, shippingAddress: address, paymentResult }),
    );
    expect(status).toBe(expected);
    if (status === 201) expect(body.totalPrice).toBe(157.49);
    else expect(body.code).toBe('OUT_OF_STOCK');
    expect((await atProvider(paymentResult)).amountRefunded).toBe(status === 201 ? 0 : 157_49);
  },
);

test('a payment that is refunded for want of an order, while its order is being written, is refunded once', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const paymentResult = await payBefore(shop, 157_49);
  const cartItems = [{ _id: lamp.id, qty: 1, price: 49.99 }];
  const { status, body } = await atFailpoint(
    'order.prepaidQuoted',
    async () =>
      noteUnordered(deps(), 'razorpay', [(await shop.ports.gateways.razorpay.fetchPayment(paymentResult))!]),
    () => rest(shopper, 'POST', '/order', { cartItems, shippingAddress: address, paymentResult }),
  );
  expect([status, body.code]).toEqual([409, 'CONFLICT']);
  expect(await stockOf(lamp)).toBe(1);
  await reconcile(deps(), { logger: shop.logger, refundUnordered: false });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'refunded', amountRefunded: 157_49 });
});

test('a payment whose order is being recorded is not refunded for want of one', async () => {
  const lamp = await shop.addProduct({ countInStock: 1 });
  const paymentResult = await payBefore(shop, 157_49);
  const cartItems = [{ _id: lamp.id, qty: 1, price: 49.99 }];
  let late: Promise<unknown> | undefined;
  const { status } = await atFailpoint(
    'payment.recorded',
    async () => {
      late = noteUnordered(deps(), 'razorpay', [
        (await shop.ports.gateways.razorpay.fetchPayment(paymentResult))!,
      ]);
    },
    () => rest(shopper, 'POST', '/order', { cartItems, shippingAddress: address, paymentResult }),
  );
  await late;
  expect(status).toBe(201);
  await reconcile(deps(), { logger: shop.logger, refundUnordered: false });
  expect(await atProvider(paymentResult)).toMatchObject({ status: 'captured', amountRefunded: 0 });
});

test.each(['refund.due', 'refund.made'] as const)(
  'a refund that is repeated at %s is one refund',
  async (point) => {
    const sale = await paidCheckout();
    await shop.em().nativeUpdate(SandboxPayment, sale.payment.paymentId, { amount: 500 });
    const answer = await atFailpoint(point, () => sendRefunds(deps(), sale.payment.paymentId), sale.place);
    expect(answer.code).toBe('PRICE_CHANGED');
    const refunds = await shop.em().find(SandboxRefund, { paymentId: sale.payment.paymentId });
    expect(refunds.map(({ amount }) => amount)).toEqual([500]);
    expect((await shop.em().findOneOrFail(Payment, sale.payment.paymentId)).refundedAt).not.toBeNull();
  },
);

test.each([100, 500])(
  'a refund of %i in the dashboard, and those of the shop at once, are never more than the payment of 500',
  async (amount) => {
    const sale = await paidCheckout();
    const { paymentId } = sale.payment;
    await shop.em().nativeUpdate(SandboxPayment, paymentId, { amount: 500 });
    await atFailpoint('refund.due', () => shop.provider.refund(paymentId, amount), sale.place);
    const webhook = async () =>
      recordProviderRefunds(
        deps(),
        paymentId,
        (await shop.ports.gateways.razorpay.refundsOf(paymentId)) ?? [],
      );
    const send = () => sendRefunds(deps(), paymentId);
    await Promise.all([webhook(), send(), webhook(), send()]);
    expect(await atProvider(paymentId)).toMatchObject({ status: 'refunded', amountRefunded: 500 });
    const rows = await shop.em().find(Refund, { payment: paymentId });
    expect(rows.map((row) => row.amount).sort()).toEqual(amount === 500 ? [500] : [100, 400]);
  },
);

test('what is learned of a payment without a checkout waits for what is being recorded of it', async () => {
  const { razorpay } = shop.ports.gateways;
  const paymentId = await payBefore(shop, 500);
  await noteUnordered(deps(), 'razorpay', [(await razorpay.fetchPayment(paymentId))!]);
  await shop.provider.refund(paymentId, 100);
  const listed = (await razorpay.refundsOf(paymentId))!;
  const learn = () => recordProviderRefunds(deps(), paymentId, listed);
  const late = await shop.em().transactional(async (tx) => {
    await tx.execute('select from payments where id = ? for update', [paymentId]);
    const waiting = [learn(), learn()];
    await untilBlocked(shop, waiting.length);
    return { waiting };
  });
  await Promise.all(late.waiting);
  const rows = await shop.em().find(Refund, { payment: paymentId }, { orderBy: { amount: 'asc' } });
  expect(rows).toMatchObject([
    { amount: 100, state: 'made' },
    { amount: 400, state: 'due' },
  ]);
});
