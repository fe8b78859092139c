import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { atFailpoint } from '../../proof/testing/at-failpoint.ts';
import { place } from '../../proof/testing/buying.ts';
import { expireHolds } from '../../proof/testing/expire-holds.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import {
  CancelCheckoutDocument,
  CancelOrderDocument,
  MarkDeliveredDocument,
  RecordManualPaymentDocument,
  WayPaidDocument,
} from '../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater, startLater } from '../../proof/testing/paying-later.ts';
import type { TestClient } from '../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { cancelUnpaidOrders } from '../orders/cancel-unpaid-orders.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: TestShop;
let shopper: TestClient;
let admin: TestClient;
let lamp: { id: string };
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await offerAllWaysToPay(shop);
  [shopper, admin] = [await shop.shopper(), await shop.admin()];
  lamp = await shop.addProduct({ price: 50_00, countInStock: 1000 });
});
afterEach(async () => expect(await shop.violations()).toEqual([]));
afterAll(() => shop?.close());

const read = async (id: string) => (await admin.must(WayPaidDocument, { id })).order;
const times = <T>(n: number, act: () => Promise<T>) => Promise.all(Array.from({ length: n }, act));
const record = (orderId: string) =>
  admin.execute(RecordManualPaymentDocument, { input: { orderId, amount: 157_50, reference: 'till' } });

test('20 acceptances of one checkout are one order', async () => {
  const checkout = await startLater(shopper, lamp.id);
  const answers = await times(20, () => place(shopper, checkout));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect(new Set(answers.map(({ data }) => data?.placeOrder.id)).size).toBe(1);
  expect(
    (await shop.events('order.accepted')).filter(
      ({ subjectId }) => subjectId === answers[0]!.data!.placeOrder.id,
    ),
  ).toHaveLength(1);
});

test('an order in cash races with the expiry of its hold: it is accepted whole or not at all', async () => {
  const checkout = await startLater(shopper, lamp.id);
  const expire = () => expireHolds(shop.later(20 * 60_000));
  expect((await atFailpoint('order.beforeAccept', expire, () => place(shopper, checkout))).code).toBe(
    'CONFLICT',
  );
  const second = await startLater(shopper, lamp.id);
  const [placed] = await Promise.all([place(shopper, second), expire()]);
  expect([undefined, 'CONFLICT']).toContain(placed.code);
});

test('it races with the shopper who gives the checkout up', async () => {
  const checkout = await startLater(shopper, lamp.id);
  const [placed] = await Promise.all([
    place(shopper, checkout),
    shopper.must(CancelCheckoutDocument, { id: checkout.id }),
  ]);
  expect([undefined, 'CONFLICT']).toContain(placed.code);
});

test('two who record its payment at once record one', async () => {
  const id = await orderLater(shopper, lamp.id);
  const answers = await times(5, () => record(id));
  expect(answers.map(({ code }) => code ?? 'paid').sort()).toEqual([...Array(4).fill('CONFLICT'), 'paid']);
});

test('recording races with cancelling: it is paid or cancelled, never both', async () => {
  const id = await orderLater(shopper, lamp.id);
  const cancel = () => admin.must(CancelOrderDocument, { id });
  expect((await atFailpoint('payment.manualRead', cancel, () => record(id))).code).toBe('CONFLICT');
  const other = await orderLater(shopper, lamp.id);
  await Promise.all([record(other), admin.execute(CancelOrderDocument, { id: other })]);
  const { isPaid, cancelledAt } = await read(other);
  expect(isPaid).toBe(cancelledAt === null);
});

test('recording a transfer races with the job that cancels it', async () => {
  const ids = await times(4, async () => orderLater(await shop.shopper(), lamp.id, 'transfer'));
  await Promise.all([...ids.map(record), cancelUnpaidOrders(shop.later(8 * DAY_MS), 7)]);
  for (const id of ids) {
    const { isPaid, cancelledAt } = await read(id);
    expect(isPaid).toBe(cancelledAt === null);
  }
});

test('the job in several processes and staff end an order once, and its buyer gets one mail', async () => {
  const ids = await times(4, async () => orderLater(await shop.shopper(), lamp.id, 'transfer'));
  await Promise.all([
    ...Array.from({ length: 3 }, () => cancelUnpaidOrders(shop.later(8 * DAY_MS), 7)),
    ...ids.map((id) => admin.must(CancelOrderDocument, { id })),
  ]);
  const mails = await shop.em().find(Mail, { type: 'order.cancelled', orderId: { $in: ids } });
  expect(mails.map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
});

test('orders of one person at once do not pass the limit', async () => {
  const buyer = await shop.shopper();
  const { rateLimitFactor } = shop.settings;
  shop.settings.rateLimitFactor = 1;
  shop.ports.settings.locked = { checkout: { acceptedOfPerson: 1 } };
  await orderLater(buyer, lamp.id);
  const checkout = await startLater(buyer, lamp.id);
  const answers = await times(3, () => place(buyer, checkout));
  shop.settings.rateLimitFactor = rateLimitFactor;
  shop.ports.settings.locked = {};
  expect(answers.map(({ code }) => code)).toEqual(Array(3).fill('HOLD_LIMIT'));
});

test('of 30 guests of one network who order in cash at once, as many are accepted as admins have set', async () => {
  await shop.em().execute('update checkouts set network = null');
  const { rateLimitFactor } = shop.settings;
  shop.settings.rateLimitFactor = 1;
  shop.ports.settings.locked = { checkout: { acceptedOfNetwork: 4 } };
  const started = await times(30, async () => {
    const guest = await shop.guestBuyer();
    return { guest, checkout: await startLater(guest, lamp.id) };
  });
  const answers = await Promise.all(started.map(({ guest, checkout }) => place(guest, checkout)));
  const refused = answers.filter(({ code }) => code === 'HOLD_LIMIT');
  expect([answers.length - refused.length, refused.length]).toEqual([4, 26]);
  shop.settings.rateLimitFactor = rateLimitFactor;
  shop.ports.settings.locked = {};
});

test('an order in cash whose time is over is delivered or cancelled, never both', async () => {
  const ids = await Promise.all(
    (await times(6, () => shop.shopper())).map((buyer) => orderLater(buyer, lamp.id)),
  );
  const later = shop.later(15 * DAY_MS);
  await Promise.all([
    ...ids.map((id) => admin.execute(MarkDeliveredDocument, { id })),
    cancelUnpaidOrders(later, 7),
    cancelUnpaidOrders(shop.later(15 * DAY_MS), 7),
  ]);
  for (const id of ids) {
    const { cancelledAt } = await read(id);
    const [order] = await shop
      .em()
      .execute<{ delivered: boolean }[]>(
        'select delivered_at is not null as delivered from orders where id = ?',
        [id],
      );
    expect(order!.delivered).toBe(cancelledAt === null);
  }
});
