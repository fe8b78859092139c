import 'reflect-metadata';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { address, checkoutInput, place, startCheckout } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { mailedToken, mailedTokens } from '../../proof/testing/mailed-token.ts';
import {
  CancelLinkedOrderDocument,
  CancelOrderDocument,
  CreatePaymentLinkDocument,
  CreateStaffOrderDocument,
  MeDocument,
  OpenOrderDocument,
  PayLinkedOrderDocument,
  SavePaymentMethodDocument,
  SendPaymentLinkDocument,
  StaffOrderDocument,
  StartCheckoutDocument,
  StartLinkedPaymentDocument,
} from '../../proof/testing/operations.generated.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Checkout } from '../checkout/checkout.entity.ts';

const DAY_MS = 24 * 60 * 60_000;

let shop: TestShop;
let staff: TestClient;
let productId: string;
beforeAll(async () => {
  shop = await testShop({ webhooks: false });
  await shop.admin();
  staff = await shop.staff('ORDERS');
  productId = (await shop.addProduct({ countInStock: 1000 })).id;
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Mail, {});
});
afterAll(() => shop?.close());

async function take(email: string) {
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId, qty: 1 }],
    shippingAddress: address,
    paymentMethod: 'PayPal',
    customer: { email },
  };
  return (await staff.must(CreateStaffOrderDocument, { input })).createStaffOrder.id;
}
const linkTo = async (orderId: string) => {
  const { createPaymentLink: url } = await staff.must(CreatePaymentLinkDocument, { orderId });
  expect(url).toMatch(/^http.+\/order\/pay#[\w-]{43}$/);
  return url.split('#')[1]!;
};
const codeOf = async (token: string, client = shop.guest()) =>
  (await client.execute(StartLinkedPaymentDocument, { token })).code;

test.each(['guest', 'account'])('the order of a %s is paid by its link, without a session', async (kind) => {
  const owner = await shop.confirmedShopper();
  const order = await take(kind === 'account' ? owner.user.email : 'payer@example.com');
  const token = await linkTo(order);
  const client = shop.guest();
  const { startLinkedPayment: checkout } = await client.must(StartLinkedPaymentDocument, { token });
  const payment = await shop.pay(checkout);
  const { payLinkedOrder } = await client.must(PayLinkedOrderDocument, { input: { token, payment } });
  expect(payLinkedOrder).toEqual({ id: order, isPaid: true });
  expect(client.cookie).toBe('');
  expect((await client.must(MeDocument)).me).toBeNull();
  // It still shows the order, and says that there is nothing to pay.
  expect((await client.must(OpenOrderDocument, { token })).openOrder.isPaid).toBe(true);
  expect(await codeOf(token)).toBe('CONFLICT');
});

test('a link pays and shows its own order alone', async () => {
  const [one, other] = [await take('one@example.com'), await take('other@example.com')];
  const token = await linkTo(one);
  const { startLinkedPayment: checkout } = await shop.guest().must(StartLinkedPaymentDocument, { token });
  const payment = await shop.pay(checkout);
  const foreign = await linkTo(other);
  const wrong = { input: { token: foreign, payment } };
  expect((await shop.guest().execute(PayLinkedOrderDocument, wrong)).code).toBe('PAYMENT_NOT_CONFIRMED');
  const client = shop.guest();
  await client.must(PayLinkedOrderDocument, { input: { token, payment } });
  for (const id of [one, other])
    expect((await client.execute(StaffOrderDocument, { id })).code).toBe('UNAUTHENTICATED');
  expect((await shop.guest().must(OpenOrderDocument, { token: foreign })).openOrder).toMatchObject({
    id: other,
    isPaid: false,
  });
});

test('by links no hold counts for a guest that is of an account, or of an order that staff took', async () => {
  const owner = await shop.confirmedShopper();
  const own = await place(owner, await startCheckout(owner, productId));
  const orders = [await take('often@example.com'), own.data!.placeOrder.id];
  const guest = await shop.guestBuyer('often@example.com');
  Object.assign(shop.settings.holdLimits, { unpaidOfGuest: 2, openOfGuests: 1, unpaidOfPerson: 8 });
  for (const order of orders) {
    const token = await linkTo(order);
    for (let n = 0; n < 4; n++) {
      shop.clock.advance(16 * 60_000);
      await expireHolds(shop.later());
      expect(await codeOf(token)).toBeUndefined();
      expect(await codeOf(token)).toBeUndefined();
    }
    await startCheckout(guest, productId);
  }
  Object.assign(shop.settings.holdLimits, { unpaidOfGuest: 1e6, openOfGuests: 1e6, unpaidOfPerson: 1e6 });
});

test('who presses a link takes no stock from what its owner holds elsewhere', async () => {
  const owner = await shop.confirmedShopper();
  const token = await linkTo(await take(owner.user.email));
  const last = await shop.addProduct({ countInStock: 1 });
  // The hold of the order is given back for it.
  const own = await startCheckout(owner, last.id);
  for (let n = 0; n < 3; n++) expect(await codeOf(token)).toBeUndefined();
  expect((await shop.em().findOneOrFail(Checkout, own.id)).stock).toBe('held');
  const rival = checkoutInput([{ productId: last.id, qty: 1 }]);
  expect((await (await shop.shopper()).execute(StartCheckoutDocument, rival)).code).toBe('OUT_OF_STOCK');
  expect((await place(owner, own, await shop.pay(own))).data?.placeOrder.isPaid).toBe(true);
});

test('a link that only shows an order pays nothing', async () => {
  const client = await shop.guestBuyer('shown@example.com');
  const checkout = await startCheckout(client, productId);
  await place(client, checkout, await shop.pay(checkout));
  expect(await codeOf(await mailedToken(shop, 'guest.order.confirmed'))).toBe('TOKEN_INVALID');
});

test('staff send the link again, at most ten times an hour, and not of a cancelled or a paid order', async () => {
  const orderId = await take('again@example.com');
  const first = await mailedToken(shop, 'guest.order.payment_link');
  await staff.must(SendPaymentLinkDocument, { orderId });
  expect(await mailedTokens(shop, 'guest.order.payment_link')).toHaveLength(2);
  const [event] = await shop.events('order.link_sent');
  expect(event).toMatchObject({ actorKind: 'staff', actorId: staff.user.id });
  shop.settings.rateLimitFactor = 1;
  const codes = [];
  for (let n = 0; n < 11; n++) codes.push((await staff.execute(CreatePaymentLinkDocument, { orderId })).code);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  shop.settings.rateLimitFactor = 100;
  expect((await shop.guest().execute(CancelLinkedOrderDocument, { token: first })).code).toBe(
    'TOKEN_INVALID',
  );
  await staff.must(CancelOrderDocument, { id: orderId });
  expect((await staff.execute(SendPaymentLinkDocument, { orderId })).code).toBe('CONFLICT');
  expect(await codeOf(first)).toBe('CONFLICT');
});

test('the mail of a link, and the order, say the day on which the order is cancelled', async () => {
  const id = await take('due@example.com');
  const { order } = await staff.must(StaffOrderDocument, { id });
  const end = new Date(shop.ports.now().getTime() + 7 * 24 * 60 * 60_000);
  expect(order.payableUntil?.slice(0, 10)).toBe(end.toISOString().slice(0, 10));
  await mailedTokens(shop, 'guest.order.payment_link');
  const sent = await shop.em().find(Mail, { type: 'guest.order.payment_link' }, { orderBy: { id: 'desc' } });
  expect(sent[0]?.kept?.text).toMatch(/Please pay by .+: the order is cancelled after that\./);
  expect(sent[0]?.kept?.text).not.toContain('14 days');
  // One button; the link to the order is plain.
  expect(sent[0]?.kept?.html.match(/border-radius:24px/g)).toHaveLength(1);
  expect(sent[0]?.kept?.html).toContain('>View your order</a>');
  await staff.must(CancelOrderDocument, { id });
  expect((await staff.must(StaffOrderDocument, { id })).order.payableUntil).toBeNull();
});

test('a mail that was not sent before the order was cancelled is dropped', async () => {
  const id = await take('dropped@example.com');
  await staff.must(CancelOrderDocument, { id });
  expect(await mailedTokens(shop, 'guest.order.payment_link')).toEqual([]);
});

test('an order that is paid later needs no link', async () => {
  const admin = await shop.admin();
  const input = {
    idempotencyKey: crypto.randomUUID(),
    lines: [{ productId, qty: 1 }],
    shippingAddress: address,
    customer: { email: 'later@example.com' },
  };
  const cash = { kind: 'COD', label: 'Cash', isActive: true, version: 0 } as const;
  const { savePaymentMethod } = await admin.must(SavePaymentMethodDocument, { input: cash });
  const paymentMethod = savePaymentMethod.methods.at(-1)!.id;
  const { createStaffOrder: order } = await staff.must(CreateStaffOrderDocument, {
    input: { ...input, paymentMethod },
  });
  expect(await mailedTokens(shop, 'guest.order.payment_link')).toEqual([]);
  expect((await staff.execute(SendPaymentLinkDocument, { orderId: order.id })).code).toBe('CONFLICT');
  await staff.must(CancelOrderDocument, { id: order.id });
});

test('a link of an erased or deleted owner is not valid', async () => {
  const owner = await shop.confirmedShopper();
  const token = await linkTo(await take(owner.user.email));
  await shop.em().execute('update users set deleted_at = now() where id = ?', [owner.user.id]);
  expect(await codeOf(token)).toBe('TOKEN_INVALID');
  await shop.em().execute('update users set deleted_at = null where id = ?', [owner.user.id]);
});

test('a link is no longer valid after 14 days, and an unknown one never was', async () => {
  const token = await linkTo(await take('late@example.com'));
  expect(await codeOf('x'.repeat(43))).toBe('TOKEN_INVALID');
  shop.clock.advance(15 * DAY_MS);
  for (const document of [StartLinkedPaymentDocument, OpenOrderDocument]) {
    const { errors } = await shop.guest().execute(document as typeof OpenOrderDocument, { token });
    expect(errors[0]).toMatchObject({
      extensions: { code: 'TOKEN_INVALID' },
      message: 'This link is not valid any more: it was used before or is too old. Please ask for a new one.',
    });
  }
});
