import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import {
  BookTransfersDocument,
  CancelOrderDocument,
  ReverseManualPaymentDocument,
  SaveSettingGroupDocument,
  TransferMatchesDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { Order } from '../orders/order.entity.ts';
import { Payment } from '../payments/payment.entity.ts';
import { findTransferMatches } from './find-transfer-matches.ts';
import { remindOfTransfers } from './transfer-reminder.ts';

const TOTAL = 157_50;
let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  lamp = await shop.addProduct({ price: 50_00, countInStock: 1000 });
});
afterEach(async () => {
  expect(await shop.violations()).toEqual([]);
  await shop.em().nativeDelete(Setting, { key: 'transfers' });
});
afterAll(() => shop?.close());

let entries = 0;
const transfer = (changes: object = {}) => ({
  reference: `entry ${++entries}`,
  amount: TOTAL,
  currency: 'INR',
  payer: 'Somebody',
  text: '',
  ...changes,
});
const waiting = async () => {
  const id = await orderLater(shopper, lamp.id, 'transfer');
  return { id, number: (await shop.em().findOneOrFail(Order, id)).number };
};
const match = async (...transfers: ReturnType<typeof transfer>[]) =>
  (await admin.must(TransferMatchesDocument, { input: { transfers } })).transferMatches;
const book = async (...transfers: (ReturnType<typeof transfer> & { orderId: string })[]) =>
  (await admin.must(BookTransfersDocument, { input: { transfers } })).bookTransfers.results;

test('transfers are matched by number and amount, and nothing changes until they are booked', async () => {
  const [paying, other] = [await waiting(), await waiting()];
  const [exact, less, none] = await match(
    transfer({ text: `Order #${paying.number}, thanks` }),
    transfer({ text: `${other.number}`, amount: TOTAL - 1 }),
    transfer({ amount: 1 }),
  );
  expect(exact).toMatchObject({ certainty: 'EXACT', reason: null, order: { id: paying.id } });
  expect(less).toMatchObject({
    certainty: 'NONE',
    order: { id: other.id },
    reason: expect.stringContaining('less'),
  });
  expect(none).toMatchObject({ certainty: 'NONE', order: null });
  expect(await shop.em().count(Payment, { order: [paying.id, other.id] })).toBe(0);
});

test('where more orders may be meant than are looked at, none is said to be paid', async () => {
  await waiting();
  await waiting();
  const find = (most: number) => findTransferMatches({ em: shop.em() }, [transfer()], most);
  await expect(find(1)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await find(100)).toHaveLength(1);
});

test('an order that was to be paid online is found by amount and name as well', async () => {
  const buyer = await shop.shopper();
  const dear = await shop.addProduct({ price: 876_00 });
  const { id } = (await place(buyer, await startCheckout(buyer, dear.id))).data!.placeOrder;
  const { totalPrice, customerName } = await shop.em().findOneOrFail(Order, id);
  const [likely] = await match(transfer({ amount: totalPrice, payer: customerName.toUpperCase() }));
  expect(likely).toMatchObject({ certainty: 'LIKELY', order: { id } });
});

test('a booked transfer pays its order once, also when the statement is read again', async () => {
  const order = await waiting();
  const entry = transfer({ text: `#${order.number}`, payer: 'Ada' });
  const paid = {
    reference: entry.reference,
    code: null,
    message: null,
    orderId: order.id,
  };
  expect(await book({ ...entry, orderId: order.id })).toEqual([paid]);
  expect(await book({ ...entry, orderId: order.id.toUpperCase() })).toEqual([paid]);
  expect(await match(entry)).toEqual([
    {
      reference: entry.reference,
      certainty: 'BOOKED',
      reason: null,
      order: { id: order.id, number: order.number },
    },
  ]);
  const payments = await shop.em().find(Payment, { order: order.id });
  expect(payments.map(({ reference }) => reference)).toEqual([`Ada, #${order.number}, ${entry.reference}`]);
});

test('a transfer that was booked to a wrong order can be booked to the right one after that was reversed', async () => {
  const [wrong, right] = [await waiting(), await waiting()];
  const entry = transfer({ text: `#${right.number}` });
  await book({ ...entry, orderId: wrong.id });
  await admin.must(ReverseManualPaymentDocument, {
    input: { orderId: wrong.id, reason: 'Of another order' },
  });
  expect(await match(entry)).toMatchObject([{ certainty: 'EXACT', order: { id: right.id } }]);
  expect(await book({ ...entry, orderId: right.id })).toMatchObject([{ code: null }]);
  expect(await match(entry)).toMatchObject([{ certainty: 'BOOKED', order: { id: right.id } }]);
});

test('other spaces make no other transfer', async () => {
  const [order, other] = [await waiting(), await waiting()];
  const entry = transfer({ reference: 'spaced  out' });
  await book({ ...entry, orderId: order.id });
  const again = { ...entry, reference: ' spaced out', orderId: other.id };
  expect((await book(again))[0]!.code).toBe('CONFLICT');
});

test('what cannot be booked is refused by itself, with the reason', async () => {
  const [order, other, cancelled, last] = [
    await waiting(),
    await waiting(),
    await waiting(),
    await waiting(),
  ];
  await admin.must(CancelOrderDocument, { id: cancelled.id });
  const used = transfer();
  await book({ ...used, orderId: order.id });
  const results = await book(
    { ...used, orderId: other.id },
    { ...transfer(), orderId: order.id },
    { ...transfer({ amount: TOTAL + 1 }), orderId: other.id },
    { ...transfer({ currency: 'USD' }), orderId: other.id },
    { ...transfer(), orderId: cancelled.id },
    { ...transfer(), orderId: crypto.randomUUID() },
    { ...transfer(), orderId: last.id },
  );
  expect(results.map(({ code, message }) => [code, message])).toEqual([
    ['CONFLICT', 'This transfer was booked for another order.'],
    ['CONFLICT', 'This order is paid already. Nothing was recorded.'],
    ['CONFLICT', 'This is not what is to be paid of the order. Nothing was recorded.'],
    ['CONFLICT', 'This is not what is to be paid of the order. Nothing was recorded.'],
    ['CONFLICT', 'This order is cancelled. Nothing was recorded.'],
    ['NOT_FOUND', 'Order not found.'],
    [null, null],
  ]);
});

test.each([
  ['no transfer', []],
  ['one listed twice', [transfer({ reference: 'x' }), transfer({ reference: 'x' })]],
  ['an amount of nothing', [transfer({ amount: 0 })]],
  ['no reference', [transfer({ reference: ' ' })]],
  ['501 transfers', Array.from({ length: 501 }, (_, n) => transfer({ reference: `r${n}` }))],
])('%s is refused', async (_, transfers) => {
  expect((await admin.execute(TransferMatchesDocument, { input: { transfers } })).code).toBe(
    'BAD_USER_INPUT',
  );
});

test('an order that waits is reminded of once, some days before its end, if the shop wants that', async () => {
  const order = await waiting();
  const due = (await shop.em().findOneOrFail(Order, order.id)).paymentDueAt!;
  const reminders = () => shop.em().count(Mail, { type: 'order.transferReminder', orderId: order.id });
  const run = (daysBefore: number) => {
    const at = new Date(due.getTime() - daysBefore * 24 * 60 * 60_000);
    return remindOfTransfers({ ...shop, em: shop.em(), ports: { ...shop.ports, now: () => at } });
  };
  await run(1);
  expect(await reminders()).toBe(0);
  await admin.must(SaveSettingGroupDocument, {
    input: { name: 'transfers', version: 0, values: [{ name: 'remindBeforeDays', value: '3' }] },
  });
  await run(4);
  expect(await reminders()).toBe(0);
  await run(2);
  await run(1);
  expect(await reminders()).toBe(1);
  const paid = await waiting();
  await book({ ...transfer(), orderId: paid.id });
  await run(1);
  expect(await shop.em().count(Mail, { type: 'order.transferReminder', orderId: paid.id })).toBe(0);
});
