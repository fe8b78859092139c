import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../core/day.ts';
import { dayIn, startOfDay } from '../../../core/zoned-day.ts';
import {
  BookkeepingMonthsDocument,
  CloseMonthDocument,
  RecordManualPaymentDocument,
  RecordManualRefundDocument,
  ReopenMonthDocument,
  ReverseManualPaymentDocument,
  SaveShopSettingsDocument,
  ShopSettingsDocument,
} from '../../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../../proof/testing/paying-later.ts';
import type { TestClient } from '../../../proof/testing/test-client.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { bookingMoment } from '../../closing/booking-moment.ts';
import { Closing } from '../../closing/closing.entity.ts';
import { zoneOfBooks } from '../../closing/zone-of-books.ts';
import { Payment } from '../../payments/payment.entity.ts';
import { Refund } from '../../payments/refund.entity.ts';
import { monthsAfter } from '../../reports/report-period.ts';
import { exportOf } from './find-months.ts';
import { closingRefusal } from './month-refusal.ts';

let shop: TestShop;
let bookkeeper: TestClient;
/** First days of the last month but one, and of the one before. */
let month: string;
let before: string;
beforeAll(async () => {
  shop = await testShop();
  await offerAllWaysToPay(shop);
  bookkeeper = await shop.staff('REPORTS');
  const today = dayIn('UTC', shop.ports.now());
  [month, before] = [monthsAfter(today, -2), monthsAfter(today, -3)];
});
afterAll(() => shop?.close());
beforeEach(() => shop.em().nativeDelete(Closing, {}));

const save = async (from: string, to = addDays(monthsAfter(from, 1), -1)) => {
  const response = await bookkeeper.fetch(`/bookkeeping-files/payments.csv?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  await response.text();
};
const close = (of = month, client = bookkeeper) =>
  client.execute(CloseMonthDocument, { input: { month: of } });
const reopen = (of = month, client = bookkeeper) =>
  client.execute(ReopenMonthDocument, { input: { month: of, reason: 'An invoice was missing.' } });
const stateOf = async (of = month) =>
  (await bookkeeper.must(BookkeepingMonthsDocument)).bookkeepingMonths.find((each) => each.month === of);

test('a month is closed once a file with all of its days is saved, and reopened with who did it and why', async () => {
  await save(before, addDays(before, 20));
  expect((await close(before)).errors[0]!.message).toMatch(/^Save a file with all days of .* first\.$/);
  await save(before);
  expect(await stateOf(before)).toMatchObject({ isClosed: false, refusal: null, mayReopen: false });
  expect((await close(before)).code).toBeUndefined();
  expect((await close(before)).code).toBeUndefined();
  const name = bookkeeper.user.name;
  expect(await stateOf(before)).toMatchObject({ isClosed: true, mayReopen: true, closedBy: name });
  expect((await reopen(before)).code).toBeUndefined();
  expect(await stateOf(before)).toMatchObject({
    isClosed: false,
    closedBy: name,
    reopenedBy: name,
    reason: 'An invoice was missing.',
  });
  expect(await shop.events('month.closed')).toHaveLength(1);
  expect((await shop.events('month.reopened')).at(-1)).toMatchObject({
    actorId: bookkeeper.user.id,
    data: { month: before.slice(0, 7) },
  });
});

test('a month that was reopened is closed again once its files are saved again', async () => {
  await save(before);
  expect((await close(before)).code).toBeUndefined();
  expect((await reopen(before)).code).toBeUndefined();
  expect(await stateOf(before)).toMatchObject({ exportedAt: null, refusal: expect.stringMatching(/^Save/) });
  expect((await close(before)).errors[0]!.message).toMatch(/^Save a file with all days of .* first\.$/);
  shop.clock.advance(1_000);
  await save(before);
  expect((await close(before)).code).toBeUndefined();
});

test('a file that was cut off does not let a month be closed', async () => {
  const cutOff = await testShop();
  try {
    const clerk = await cutOff.staff('REPORTS');
    const to = addDays(monthsAfter(before, 1), -1);
    const path = `/bookkeeping-files/payments.csv?from=${before}&to=${to}`;
    await (await clerk.fetch(path)).text();
    await cutOff
      .em()
      .execute(`update events set data = data || '{"isWhole": false}' where type = 'bookkeeping.exported'`);
    expect((await close(before, clerk)).errors[0]!.message).toMatch(/^Save a file/);
  } finally {
    await cutOff.close();
  }
});

test('a file in a foreign currency does not let a month be closed', async () => {
  const to = addDays(monthsAfter(before, 1), -1);
  const other = await testShop();
  try {
    const clerk = await other.staff('REPORTS');
    const sent = await clerk.fetch(`/bookkeeping-files/refunds.csv?from=${before}&to=${to}&currency=JPY`);
    expect(sent.status).toBe(200);
    await sent.text();
    expect((await close(before, clerk)).errors[0]!.message).toMatch(
      /^Save a file with all days of .* first\.$/,
    );
  } finally {
    await other.close();
  }
});

test('a shop that moves to another time zone keeps the days of closed months, until they are reopened', async () => {
  const admin = await shop.admin();
  const moveTo = async (timeZone: string) => {
    const { version } = (await admin.must(ShopSettingsDocument)).shopSettings;
    await admin.must(SaveShopSettingsDocument, { input: { version, timeZone } });
  };
  const zone = () => zoneOfBooks({ em: shop.em(), ports: shop.ports });
  await save(before);
  expect((await close(before)).code).toBeUndefined();
  try {
    await moveTo('Pacific/Midway');
    expect(await zone()).toBe('UTC');
    // The next month begins where the closed one ends.
    await save(month);
    expect((await close(month)).code).toBeUndefined();
    const ends = await shop.em().find(Closing, {}, { orderBy: { month: 'asc' } });
    expect(ends.map(({ endsAt, zone }) => [endsAt.toISOString().slice(8), zone])).toEqual(
      Array(2).fill(['01T00:00:00.000Z', 'UTC']),
    );
    for (const each of [month, before]) expect((await reopen(each)).code).toBeUndefined();
    expect(await zone()).toBe('Pacific/Midway');
  } finally {
    await moveTo('UTC');
  }
});

test('a file of the days of another time zone does not let a month be closed', async () => {
  const moved = await testShop();
  try {
    const [clerk, admin] = [await moved.staff('REPORTS'), await moved.admin()];
    const path = `/bookkeeping-files/payments.csv?from=${before}&to=${addDays(monthsAfter(before, 1), -1)}`;
    await (await clerk.fetch(path)).text();
    const { version } = (await admin.must(ShopSettingsDocument)).shopSettings;
    await admin.must(SaveShopSettingsDocument, { input: { version, timeZone: 'Pacific/Auckland' } });
    expect((await close(before, clerk)).errors[0]!.message).toMatch(/^Save a file/);
    const { bookkeepingMonths } = await clerk.must(BookkeepingMonthsDocument);
    expect(bookkeepingMonths.find((each) => each.month === before)).toMatchObject({ exportedAt: null });
    await (await clerk.fetch(path)).text();
    expect((await close(before, clerk)).code).toBeUndefined();
    const [{ endsAt, zone }] = (await moved.em().findAll(Closing)) as [Closing];
    expect([endsAt, zone]).toEqual([startOfDay('Pacific/Auckland', month), 'Pacific/Auckland']);
  } finally {
    await moved.close();
  }
});

test('months are closed in their order, and reopened from the last one', async () => {
  await save(before, addDays(monthsAfter(month, 1), -1));
  await close(before);
  const later = monthsAfter(month, 1);
  expect((await close(later)).errors[0]!.message).toMatch(
    /^(Months are closed in their order|.* cannot be closed yet)/,
  );
  expect((await close(month)).code).toBeUndefined();
  expect((await reopen(before)).errors[0]!.message).toMatch(/^Months are reopened from the last one/);
  expect(await stateOf(before)).toMatchObject({ isClosed: true, mayReopen: false });
  expect((await reopen(later)).errors[0]!.message).toMatch(/ is not closed\.$/);
});

test('a month that is not over for an hour is not closed', () => {
  const endsAt = new Date('2026-10-31T23:00:00Z');
  const facts = { endsAt, last: null, exportedAt: endsAt };
  const at = (time: string, more = {}) =>
    closingRefusal('2026-10', { ...facts, now: new Date(time), ...more });
  expect(at('2026-10-31T23:59:59Z')?.message).toMatch(/^2026-10 cannot be closed yet/);
  expect(at('2026-11-01T00:00:00Z')).toBeNull();
  expect(at('2026-11-01T00:00:00Z', { last: '2026-08' })?.message).toMatch(/Close 2026-09 first\.$/);
  expect(at('2026-11-01T00:00:00Z', { last: '2026-11' })?.message).toMatch(/^2026-10 lies before/);
});

test('a file counts that has all days of the month and was saved after its end', () => {
  const endsAt = new Date('2026-11-01T00:00:00Z');
  const at = new Date('2026-11-02T00:00:00Z');
  const of = (from: string, to: string, when = at) => exportOf([{ from, to, at: when }], '2026-10', endsAt);
  expect(of('2026-10-01', '2026-10-31')).toEqual(at);
  expect(of('2026-01-01', '2026-12-31')).toEqual(at);
  expect(of('2026-10-02', '2026-10-31')).toBeNull();
  expect(of('2026-10-01', '2026-10-30')).toBeNull();
  expect(of('2026-10-01', '2026-10-31', new Date('2026-10-31T00:00:00Z'))).toBeNull();
});

test('closing needs REPORTS, which is enough', async () => {
  const others = await shop.staff('ORDERS', 'REFUNDS', 'SETTINGS');
  expect([(await close(month, others)).code, (await reopen(month, others)).code]).toEqual([
    'FORBIDDEN',
    'FORBIDDEN',
  ]);
  expect((await others.execute(BookkeepingMonthsDocument)).code).toBe('FORBIDDEN');
});

/** As if the clock of the process that closed the month were ahead. */
const closeUntil = async (endsAt: Date) => {
  const closed = { month: '2099-12', closedAt: new Date(), closedBy: bookkeeper.user.id };
  await shop.em().insert(Closing, { id: crypto.randomUUID(), ...closed, endsAt });
};

test('what staff record by hand of a month that was closed meanwhile is dated on the next open day', async () => {
  const admin = await shop.admin();
  const open = new Date(Math.ceil(Date.now() / 1000) * 1000 + 60_000);
  await closeUntil(open);
  const lamp = await shop.addProduct({ price: 50_00, countInStock: 10 });
  const pay = async () => {
    const orderId = await orderLater(await shop.shopper(), lamp.id);
    await admin.must(RecordManualPaymentDocument, { input: { orderId, amount: 157_50, reference: 'till' } });
    return orderId;
  };
  const [refunded, reversed] = [await pay(), await pay()];
  await admin.must(RecordManualRefundDocument, { input: { orderId: refunded, refundedAmount: 1_00 } });
  await admin.must(ReverseManualPaymentDocument, { input: { orderId: reversed, reason: 'Wrong order' } });
  const payments = await shop.em().find(Payment, { recordedBy: { $ne: null } });
  const refunds = await shop.em().find(Refund, {});
  expect(payments.map(({ createdAt }) => createdAt)).toEqual([open, open]);
  expect(refunds.map(({ madeAt }) => madeAt)).toEqual([open, open]);
});

test('a correction is dated now as long as no later month is closed', async () => {
  const now = new Date();
  const at = () => shop.em().transactional((em) => bookingMoment(em, now));
  expect(await at()).toEqual(now);
  await closeUntil(new Date(now.getTime() - 1000));
  expect(await at()).toEqual(now);
});
