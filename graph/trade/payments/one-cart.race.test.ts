import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { checkoutInput, place } from '../../proof/testing/buying.ts';
import { deliverWebhook } from '../../proof/testing/deliver-webhook.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { StartCheckoutDocument } from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { SandboxPayment } from './gateways/sandbox/ledger.entity.ts';

let shop: TestShop;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase(), webhooks: false });
  await shop.admin();
  await offerAllWaysToPay(shop);
  shopper = await shop.shopper();
});
afterEach(async () => {
  await expireHolds(shop.later(60 * 60_000));
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

/** A checkout of a lamp whose payment window was opened and paid in. Nothing of it was reported to the shop yet. */
async function paid(product: string, cartId?: string, client = shopper) {
  const { input } = checkoutInput([{ productId: product, qty: 1 }]);
  const { startCheckout: checkout } = await client.must(StartCheckoutDocument, {
    input: { ...input, cartId },
  });
  const payment = await shop.pay(checkout);
  return { id: checkout.id, payment, place: () => place(client, checkout, payment) };
}

const ordersOf = (ids: { id: string }[]) =>
  shop.em().count(Order, { checkout: { id: { $in: ids.map(({ id }) => id) } }, paidAt: { $ne: null } });
const atProvider = (id: string) => shop.em().findOneOrFail(SandboxPayment, id);

/** Two windows of one cart, of which there are enough units for both. */
async function twoWindows(countInStock = 5) {
  const { id: product } = await shop.addProduct({ countInStock });
  const cartId = randomUUID();
  const first = await paid(product, cartId);
  const second = await paid(product, cartId);
  return { product, cartId, windows: [first, second] as const };
}

test('a cart that is paid in two windows at once becomes one order, and the other payment is refunded in full and mailed', async () => {
  const { product, windows } = await twoWindows();
  const answers = await Promise.all(windows.map((window) => window.place()));
  await shop.provider.idle();
  const codes = answers.map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['CART_ORDERED', undefined]);
  expect(await ordersOf([...windows])).toBe(1);
  const loser = windows[codes.indexOf('CART_ORDERED')]!;
  const { status, amount, amountRefunded } = await atProvider(loser.payment.paymentId);
  expect([status, amountRefunded]).toEqual(['refunded', amount]);
  const mails = await shop.em().find(Mail, { type: 'payment.refunded' });
  expect(mails.filter(({ data }) => data.payment === loser.payment.paymentId)).toHaveLength(1);
  expect((await shop.em().findOneOrFail(Variant, product)).countInStock).toBe(4);
});

test('of two payments of a cart that are recorded at the same time the second waits for the first', async () => {
  const { windows } = await twoWindows();
  const [first, second] = windows;
  let other: ReturnType<typeof second.place> | undefined;
  await atFailpoint(
    'payment.recorded',
    async () => {
      other = second.place();
      await untilBlocked(shop);
    },
    first.place,
  );
  expect((await other!).code).toBe('CART_ORDERED');
  expect(await ordersOf([...windows])).toBe(1);
});

test('the last unit belongs to the cart: whichever window pays first gets it', async () => {
  const { product, windows } = await twoWindows(1);
  const [first, second] = windows;
  // The second window has taken it from the first.
  expect((await first.place()).data?.placeOrder.isPaid).toBe(true);
  expect((await second.place()).code).toBe('CART_ORDERED');
  expect((await shop.em().findOneOrFail(Variant, product)).countInStock).toBe(0);
});

test('a payment of the other window that only the provider reports is refunded as well, and says so when it is placed', async () => {
  const { windows } = await twoWindows();
  const [first, second] = windows;
  const { data } = await second.place();
  await deliverWebhook(shop, first.payment.providerOrderId);
  expect(await atProvider(first.payment.paymentId)).toMatchObject({ status: 'refunded' });
  const answer = await first.place();
  expect([answer.code, answer.errors[0]?.message]).toEqual([
    'CART_ORDERED',
    'This cart has been paid. No order was made; your payment is refunded in full.',
  ]);
  expect(data?.placeOrder.isPaid).toBe(true);
});

test('a checkout of a cart ends the one before, and none is started once it is paid', async () => {
  const { product, cartId, windows } = await twoWindows();
  const [first, second] = windows;
  expect((await shop.em().findOneOrFail(Checkout, first.id)).stock).toBe('released');
  const { data } = await second.place();
  const { input } = checkoutInput([{ productId: product, qty: 1 }]);
  const again = await shopper.execute(StartCheckoutDocument, { input: { ...input, cartId } });
  expect([again.code, again.errors[0]?.extensions?.order]).toEqual(['CART_ORDERED', data!.placeOrder.id]);
  await first.place();
});

test('the cart of a guest who signs in stays one cart', async () => {
  const { id: product } = await shop.addProduct({ countInStock: 5 });
  const cartId = randomUUID();
  const other = await shop.shopper();
  const windows = [await paid(product, cartId, other), await paid(product, cartId)];
  expect((await shop.em().findOneOrFail(Checkout, windows[0]!.id)).stock).toBe('released');
  const answers = await Promise.all(windows.map((window) => window.place()));
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['CART_ORDERED', undefined]);
});

test('two carts of one person are two orders, also of the same products, and so are checkouts that name no cart', async () => {
  const { id: product } = await shop.addProduct({ countInStock: 5 });
  for (const carts of [
    [randomUUID(), randomUUID()],
    [undefined, undefined],
  ]) {
    const windows = [await paid(product, carts[0]), await paid(product, carts[1])];
    const answers = await Promise.all(windows.map((window) => window.place()));
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined]);
    expect(await ordersOf(windows)).toBe(2);
  }
});

test('a cart that was ordered to be paid in cash is ordered, also for a payment of its other window', async () => {
  const { id: product } = await shop.addProduct({ countInStock: 5 });
  const cartId = randomUUID();
  const { input } = checkoutInput([{ productId: product, qty: 1 }]);
  const window = await paid(product, cartId);
  const { startCheckout: inCash } = await shopper.must(StartCheckoutDocument, {
    input: { ...input, cartId, paymentMethod: 'cod' },
  });
  expect((await place(shopper, inCash)).code).toBeUndefined();
  const answer = await window.place();
  expect([answer.code, answer.errors[0]?.message]).toEqual([
    'CART_ORDERED',
    'This cart has been ordered. No order was made; your payment is refunded in full.',
  ]);
});

test('an id that careless clients would share is no id of a cart', async () => {
  const { id: product } = await shop.addProduct({ countInStock: 5 });
  const { input } = checkoutInput([{ productId: product, qty: 1 }]);
  const [zeros, ones] = ['0', 'f'].map((digit) => randomUUID().replaceAll(/[\da-f]/g, digit));
  for (const cartId of ['', 'cart-1', zeros, ones]) {
    const { code } = await shopper.execute(StartCheckoutDocument, { input: { ...input, cartId } });
    expect([cartId, code]).toEqual([cartId, 'BAD_USER_INPUT']);
  }
});
