import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { workDueRows } from '../../core/due-rows.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { mailQueue } from '../../platform/mail/mail-queue.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { placeReserved, work } from '../../proof/testing/captured-on-shipment.ts';
import { countStatements } from '../../proof/testing/count-statements.ts';
import { enterSeller } from '../../proof/testing/invoicing.ts';
import {
  CancelOrderItemsDocument,
  CaptureOrderDocument,
  CreateFulfillmentDocument,
  EraseUserDocument,
  MarkDeliveredDocument,
  RefundOrderDocument,
  SaveCategoryDocument,
  SaveSettingGroupDocument,
  WithdrawLinkedOrderDocument,
  WithdrawnOrderDocument,
  WithdrawnOrdersDocument,
} from '../../proof/testing/operations.generated.ts';
import { linkOf } from '../../proof/testing/order-link.ts';
import { boughtOrder, receive } from '../../proof/testing/returning.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { setWithdrawalDays, withdraw } from '../../proof/testing/withdrawing.ts';
import { Credit } from '../credits/credit.entity.ts';
import { Fulfillment } from '../fulfillments/fulfillment.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Authorization } from '../payments/authorization.entity.ts';
import { Return } from '../returns/return.entity.ts';
import { Withdrawal } from './withdrawal.entity.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: TestShop;
let admin: TestClient;
let shopper: TestClient;
beforeAll(async () => {
  shop = await testShop({ webhooks: false, capturesParts: false });
  [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
});
beforeEach(() => setWithdrawalDays(shop, 14));
afterEach(async () => {
  shop.settings.rateLimitFactor = 100;
  await readMails();
  expect(await shop.violations()).toEqual([]);
});
afterAll(() => shop?.close());

const read = async (client: TestClient, id: string) =>
  (await client.must(WithdrawnOrderDocument, { id })).order;
const ship = (orderId: string, line: string, quantity: number) =>
  admin.must(CreateFulfillmentDocument, {
    input: { orderId, lines: [{ orderItemId: line, quantity }], idempotencyKey: randomUUID() },
  });
const twoLamps = async (buyer: TestClient) =>
  startCheckout(buyer, (await shop.addProduct({ countInStock: 9 })).id, 2);
/** Ids of mails of which a test knows already. */
const known: string[] = [];
async function readMails() {
  known.push(...(await shop.em().find(Mail, {})).map(({ id }) => id));
}
async function sentMails() {
  await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  const mails = await shop
    .em()
    .find(Mail, { id: { $nin: known }, type: /withdraw/, sentAt: { $ne: null } }, { orderBy: { id: 1 } });
  return mails.map(({ type, toAddress, kept }) => ({ type, to: toAddress, text: kept!.text }));
}

test('before anything is shipped all of an order is cancelled, and all that was paid goes back with the shipping', async () => {
  const { orderId, line } = await boughtOrder(shop, shopper, 3, false);
  const { data } = await withdraw(shopper, orderId);
  expect(data!.withdrawOrder.order).toMatchObject({
    cancelledAt: expect.any(String),
    withdrawalRight: { days: 14, until: null, isOpen: false, lines: [] },
    withdrawals: [
      {
        name: 'Ada B',
        email: shopper.user.email,
        returnId: null,
        lines: [{ orderItemId: line, quantity: 3 }],
      },
    ],
    orderItems: [{ cancelledQuantity: 3 }],
    returns: [],
    refunds: [{ amount: { amount: 169_00 }, state: 'MADE' }],
  });
});

test('units that are shipped come back by a return that is approved, others are cancelled at once', async () => {
  const { orderId, line } = await boughtOrder(shop, shopper, 3, false);
  await ship(orderId, line, 2);
  const order = (await withdraw(shopper, orderId)).data!.withdrawOrder.order;
  expect(order).toMatchObject({
    cancelledAt: null,
    withdrawalRight: { lines: [] },
    orderItems: [{ cancelledQuantity: 1 }],
    refunds: [{ amount: { amount: 23_00 } }],
    returns: [
      {
        kind: 'WITHDRAWAL',
        state: 'APPROVED',
        answer: 'Send it to Lane 1.',
        lines: [{ orderItemId: line, quantity: 2 }],
      },
    ],
  });
  expect(order.withdrawals).toMatchObject([{ returnId: expect.any(String), lines: [{ quantity: 3 }] }]);
  expect((await withdraw(shopper, orderId)).code).toBe('WITHDRAWN_ALREADY');
});

test('the receipt says what was declared and when, to the address of the order and to another one that was stated', async () => {
  const values = [{ name: 'messageAddress', value: 'staff@example.com' }];
  await admin.must(SaveSettingGroupDocument, { input: { name: 'messages', version: 0, values } });
  const { orderId, line } = await boughtOrder(shop, shopper, 2);
  const name = 'Eve <https://evil.example>';
  const lines = [{ orderItemId: line, quantity: 1 }];
  await withdraw(shopper, orderId, { name, email: 'other@example.com', lines });
  const { declaredAt } = await shop.em().findOneOrFail(Withdrawal, { order: orderId });
  const mails = await sentMails();
  expect(mails.map(({ type, to }) => [type, to])).toEqual([
    ['order.withdrawn', shopper.user.email],
    ['withdrawal.copy', 'other@example.com'],
    ['shop.withdrawal', 'staff@example.com'],
  ]);
  for (const { to, text } of mails) {
    expect(text).toContain(declaredAt.toISOString().slice(11, 19));
    expect(text).toContain('1 × ');
    expect(text.includes('other@example.com')).toBe(to === 'other@example.com');
    expect(text.includes('Another address')).toBe(to !== 'other@example.com');
    expect(text).not.toContain('evil.example');
  }
  expect(mails[0]!.text).toContain('Send it to Lane 1.');
  expect(mails[1]!.text).not.toContain('/order/');
  // Who states the address of the order gets one.
  await readMails();
  await withdraw(shopper, orderId, { lines, email: ` ${shopper.user.email.toUpperCase()} ` });
  const own = await sentMails();
  expect(own.map(({ type }) => type)).toEqual(['order.withdrawn', 'shop.withdrawal']);
  for (const { text } of own) expect(text).not.toContain('Another address');
});

test.each([
  [0, 'The items are not sent.', 'Send it to Lane 1.'],
  [2, 'Please send the items back. What', 'other items'],
  [1, 'Please send the other items back. What', '14 days'],
])('the receipt speaks of what there is, when %i of 2 units were shipped', async (shipped, said, unsaid) => {
  const { orderId, line } = await boughtOrder(shop, shopper, 2, false);
  if (shipped > 0) await ship(orderId, line, shipped);
  await withdraw(shopper, orderId);
  const receipt = (await sentMails()).find(({ type }) => type === 'order.withdrawn')!;
  expect(receipt.text).toContain(said);
  expect(receipt.text).not.toContain(unsaid);
});

test('without instructions of the shop the receipt names the address of the seller', async () => {
  await enterSeller(shop);
  await shop.em().nativeDelete(Setting, { key: 'withdrawals' });
  const values = [{ name: 'withdrawalDays', value: '14' }];
  await admin.must(SaveSettingGroupDocument, { input: { name: 'withdrawals', version: 0, values } });
  const { orderId, line } = await boughtOrder(shop, shopper, 1, false);
  await ship(orderId, line, 1);
  await withdraw(shopper, orderId);
  const receipt = (await sentMails()).find(({ type }) => type === 'order.withdrawn')!;
  expect(receipt.text).toContain('Please send the items back within 14 days.');
  expect(receipt.text).toContain('Send it to: Citron & Co. Ltd, MG Road 1, 411001 Pune, India.');
  await shop.em().nativeDelete(Setting, { key: 'seller' });
});

test('a stated address gets few copies, whoever states it', async () => {
  const buyer = await shop.shopper();
  const { orderId, line } = await boughtOrder(shop, buyer, 9);
  shop.settings.rateLimitFactor = 1;
  const lines = [{ orderItemId: line, quantity: 1 }];
  for (let n = 0; n < 8; n++) await withdraw(buyer, orderId, { lines, email: 'victim@example.com' });
  const copies = (await sentMails()).filter(({ type }) => type === 'withdrawal.copy');
  expect(copies.length).toBeGreaterThan(0);
  expect(copies.length).toBeLessThan(8);
});

test('the right ends with the last of the days after the delivery, and an order keeps the days of when it was placed', async () => {
  const { orderId } = await boughtOrder(shop, shopper);
  await setWithdrawalDays(shop, 1);
  const deliveredAgo = async (days: number) => {
    const deliveredAt = new Date(shop.ports.now().getTime() - days * DAY_MS);
    await shop.em().nativeUpdate(Order, orderId, { deliveredAt });
    await shop.em().nativeUpdate(Fulfillment, { order: orderId }, { deliveredAt });
  };
  const lines = [{ orderItemId: (await read(shopper, orderId)).orderItems[0]!.id, quantity: 1 }];
  await deliveredAgo(14);
  expect((await read(shopper, orderId)).withdrawalRight).toMatchObject({ days: 14, isOpen: true });
  expect((await withdraw(shopper, orderId, { lines })).code).toBeUndefined();
  await deliveredAgo(18);
  expect((await read(shopper, orderId)).withdrawalRight).toMatchObject({ isOpen: false });
  expect((await withdraw(shopper, orderId)).code).toBe('WITHDRAWAL_OVER');
});

test('a shop that offers none says so', async () => {
  await setWithdrawalDays(shop, null);
  const { orderId } = await boughtOrder(shop, shopper);
  expect((await read(shopper, orderId)).withdrawalRight).toBeNull();
  expect((await withdraw(shopper, orderId)).code).toBe('CONFLICT');
});

test('an order from before the shop offered it has what is set now', async () => {
  await setWithdrawalDays(shop, null);
  const buyer = await shop.shopper();
  const { orderId } = await boughtOrder(shop, buyer);
  await setWithdrawalDays(shop, 30);
  expect((await read(buyer, orderId)).withdrawalRight).toMatchObject({ days: 30, isOpen: true });
});

test('items of a category without that right stay out, as it was when they were ordered', async () => {
  const buyer = await shop.shopper();
  const { saveCategory: made } = await admin.must(SaveCategoryDocument, {
    input: { name: 'Engraved', noWithdrawal: true },
  });
  const { saveCategory: below } = await admin.must(SaveCategoryDocument, {
    input: { name: 'Engraved rings', parentId: made.id },
  });
  const ring = await shop.addProduct({ category: below.name, countInStock: 9 });
  const checkout = await startCheckout(buyer, ring.id);
  const { id } = (await place(buyer, checkout, await shop.pay(checkout))).data!.placeOrder;
  await admin.must(SaveCategoryDocument, { input: { id: made.id, noWithdrawal: false } });
  const { withdrawalRight, orderItems } = await read(buyer, id);
  const line = orderItems[0]!.id;
  expect(withdrawalRight).toMatchObject({ isOpen: false, lines: [], excludedLines: [line] });
  expect((await withdraw(buyer, id)).code).toBe('WITHDRAWAL_EXCLUDED');
  const lines = [{ orderItemId: line, quantity: 1 }];
  expect((await withdraw(buyer, id, { lines })).code).toBe('WITHDRAWAL_EXCLUDED');
  const plain = await boughtOrder(shop, buyer);
  expect((await read(buyer, plain.orderId)).withdrawalRight!.excludedLines).toEqual([]);
});

test('a guest withdraws by the mailed link; a payment link withdraws from nothing', async () => {
  const guest = await shop.guestBuyer('withdraws@example.com');
  const { orderId } = await boughtOrder(shop, guest);
  const by = async (purpose: 'order' | 'payment') =>
    shop.guest().execute(WithdrawLinkedOrderDocument, {
      input: {
        token: await linkOf(shop, orderId, purpose),
        name: 'Gil',
        email: 'withdraws@example.com',
        idempotencyKey: randomUUID(),
      },
    });
  expect((await by('payment')).code).toBe('TOKEN_INVALID');
  const { order } = (await by('order')).data!.withdrawLinkedOrder;
  expect(order.withdrawals).toHaveLength(1);
  expect((await sentMails()).map(({ type }) => type)).toContain('guest.order.withdrawn');
});

test('an unpaid order is cancelled as a whole; a part of it is left to staff', async () => {
  const buyer = await shop.shopper();
  const unpaid = async () => {
    const lamp = await shop.addProduct({ countInStock: 9 });
    const { id } = (await place(buyer, await startCheckout(buyer, lamp.id, 2))).data!.placeOrder;
    return { id, line: (await read(buyer, id)).orderItems[0]!.id };
  };
  const [whole, part] = [await unpaid(), await unpaid()];
  const { order } = (await withdraw(buyer, whole.id)).data!.withdrawOrder;
  expect(order).toMatchObject({ cancelledAt: expect.any(String), withdrawalRight: { isOpen: false } });
  const lines = [{ orderItemId: part.line, quantity: 1 }];
  const left = (await withdraw(buyer, part.id, { lines })).data!.withdrawOrder.order;
  expect(left).toMatchObject({ cancelledAt: null, withdrawalRight: { lines } });
});

test('an order that is not paid is cancelled with the last of its parts, and its reservation released', async () => {
  const buyer = await shop.shopper();
  const one = async (id: string) => {
    const lines = [{ orderItemId: (await read(buyer, id)).orderItems[0]!.id, quantity: 1 }];
    return (await withdraw(buyer, id, { lines })).data!.withdrawOrder.order.cancelledAt;
  };
  const unpaid = await place(buyer, await twoLamps(buyer));
  const { id: placed } = unpaid.data!.placeOrder;
  const kept = await placeReserved(shop, buyer, await twoLamps(buyer));
  for (const id of [placed, kept]) expect([await one(id), await one(id)]).toEqual([null, expect.any(String)]);
  const { state } = await shop.em().findOneOrFail(Authorization, { order: kept });
  expect(state).toBe('voiding');
});

test('units that the buyer has withdrawn from are not shipped, and the money of their order is not captured by hand', async () => {
  const buyer = await shop.shopper();
  const id = await placeReserved(shop, buyer, await twoLamps(buyer));
  const line = (await read(buyer, id)).orderItems[0]!.id;
  await withdraw(buyer, id, { lines: [{ orderItemId: line, quantity: 1 }] });
  const shipping = (lines?: object) =>
    admin.execute(CreateFulfillmentDocument, {
      input: { orderId: id, idempotencyKey: randomUUID(), ...lines },
    });
  const units = (quantity: number) => ({ lines: [{ orderItemId: line, quantity }] });
  const refused = async () => [
    await shipping(),
    await shipping(units(2)),
    await admin.execute(MarkDeliveredDocument, { id }),
    await admin.execute(CaptureOrderDocument, { id }),
  ];
  for (const { code, errors } of await refused())
    expect([code, errors![0]!.message]).toEqual(['CONFLICT', expect.stringContaining('has withdrawn')]);
  expect((await shipping(units(1))).code).toBeUndefined();
  expect((await shipping(units(1))).code).toBe('CONFLICT');
  await work(shop, 11 * 60_000);
  // Paid now, so staff settle it; the unit that was shipped can still be withdrawn.
  await admin.must(CancelOrderItemsDocument, {
    input: {
      orderId: id,
      lines: [{ orderItemId: line, quantity: 1, restock: true }],
      idempotencyKey: randomUUID(),
    },
  });
  expect((await read(buyer, id)).withdrawalRight).toMatchObject(units(1));
});

test('neither many returns nor many credits of an order stand in the way of a withdrawal and its refund', async () => {
  const buyer = await shop.shopper();
  const { orderId, line } = await boughtOrder(shop, buyer, 3, false);
  await ship(orderId, line, 2);
  const em = shop.em();
  const rows = (n: number) =>
    Array.from({ length: n }, (_, at) => ({
      id: randomUUID(),
      order: orderId,
      requestKey: `many-${at}`,
      createdAt: shop.ports.now(),
    }));
  await em.insertMany(
    Return,
    rows(50).map((row) => ({ ...row, kind: 'return' as const, state: 'cancelled' as const })),
  );
  const amounts = { amount: 0, shippingAmount: 0, currency: 'INR', kind: 'refund' as const };
  await em.insertMany(
    Credit,
    rows(200).map((row) => ({ ...row, ...amounts })),
  );
  expect((await withdraw(buyer, orderId)).code).toBeUndefined();
  const opened = await shop.em().findOneOrFail(Return, { order: orderId, kind: 'withdrawal' });
  await receive(admin, opened.id, line, { quantity: 2 });
  const input = {
    orderId,
    returnId: opened.id,
    reason: 'Withdrawn',
    idempotencyKey: randomUUID(),
    lines: [{ orderItemId: line, quantity: 2, restock: false }],
  };
  const more = { orderId, goodwillAmount: 1_00, reason: 'More', idempotencyKey: randomUUID() };
  expect((await admin.execute(RefundOrderDocument, { input: more })).code).toBe('CONFLICT');
  expect((await admin.execute(RefundOrderDocument, { input })).code).toBeUndefined();
  await em.nativeDelete(Credit, { requestKey: /^many-/ });
});

test('a key declares once, and a wrong declaration is refused', async () => {
  const buyer = await shop.shopper();
  const { orderId, line } = await boughtOrder(shop, buyer);
  const key = { idempotencyKey: randomUUID() };
  const one = (quantity: number) => ({ ...key, lines: [{ orderItemId: line, quantity }] });
  for (let n = 0; n < 2; n++)
    expect((await withdraw(buyer, orderId, one(1))).data!.withdrawOrder.order.withdrawals).toHaveLength(1);
  expect((await withdraw(buyer, orderId, one(2))).code).toBe('IDEMPOTENCY_KEY_REUSED');
  expect((await withdraw(buyer, orderId, { ...one(3), idempotencyKey: randomUUID() })).code).toBe('CONFLICT');
  expect((await withdraw(buyer, orderId, { email: 'nobody' })).code).toBe('BAD_USER_INPUT');
  const strange = [{ orderItemId: randomUUID(), quantity: 1 }];
  expect((await withdraw(buyer, orderId, { lines: strange })).code).toBe('BAD_USER_INPUT');
  expect((await withdraw(admin, orderId)).code).toBe('NOT_FOUND');
});

test('staff list the orders that were withdrawn from; erasing their buyer erases name and address', async () => {
  const buyer = await shop.shopper();
  const { orderId } = await boughtOrder(shop, buyer);
  await withdraw(buyer, orderId);
  const ids = async (withdrawn: boolean) =>
    (await admin.must(WithdrawnOrdersDocument, { withdrawn })).orders.orders.map(({ id }) => id);
  expect(await ids(true)).toContain(orderId);
  expect(await ids(false)).not.toContain(orderId);
  const statements = await countStatements(() => admin.must(WithdrawnOrdersDocument, {}));
  expect(statements).toBeLessThanOrEqual(12);
  await admin.must(EraseUserDocument, { id: buyer.user.id });
  const { name, email, declaredAt } = await shop.em().findOneOrFail(Withdrawal, { order: orderId });
  expect([name, email, declaredAt]).toEqual([null, null, expect.any(Date)]);
});

test('mails to others that name an erased person are erased as well, sent or not', async () => {
  const buyer = await shop.shopper();
  const value = { messageAddress: 'shop@mailbox.example' };
  await shop.em().upsert(Setting, { key: 'messages', value, version: 1, updatedAt: new Date() });
  for (const isSent of [true, false]) {
    const { orderId } = await boughtOrder(shop, buyer);
    await withdraw(buyer, orderId, { name: 'Canary', email: 'canary@mailbox.example' });
    if (isSent) await workDueRows({ ...shop, em: shop.em() }, mailQueue, shop);
  }
  await admin.must(EraseUserDocument, { id: buyer.user.id });
  const mails = await shop.em().execute('select to_jsonb(m)::text as text from mails m');
  expect(JSON.stringify(mails)).not.toMatch(/canary/i);
});
