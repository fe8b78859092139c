import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../core/day.ts';
import { dayIn } from '../../../core/zoned-day.ts';
import { atFailpoint } from '../../../proof/testing/at-failpoint.ts';
import { freshDatabase } from '../../../proof/testing/fresh-database.ts';
import {
  CloseMonthDocument,
  RecordManualPaymentDocument,
} from '../../../proof/testing/operations.generated.ts';
import { offerAllWaysToPay, orderLater } from '../../../proof/testing/paying-later.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { Closing } from '../../closing/closing.entity.ts';
import { monthsAfter } from '../../reports/report-period.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  await offerAllWaysToPay(shop);
});
afterAll(() => shop?.close());

/** Waits until a transaction waits for an advisory lock. */
async function untilWaiting(): Promise<void> {
  const [row] = await shop
    .em()
    .execute<{ waiting: number }[]>(
      `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
    );
  if (row!.waiting === 0) await untilWaiting();
}

test('a month is not closed while a correction is being made, and is once it is there', async () => {
  const bookkeeper = await shop.staff('REPORTS');
  const admin = await shop.admin();
  const month = monthsAfter(dayIn('UTC', shop.ports.now()), -2);
  const to = addDays(monthsAfter(month, 1), -1);
  const file = await bookkeeper.fetch(`/bookkeeping-files/payments.csv?from=${month}&to=${to}`);
  await file.text();
  const lamp = await shop.addProduct({ price: 50_00, countInStock: 10 });
  const orderId = await orderLater(await shop.shopper(), lamp.id);
  let closing: Promise<{ code?: string }> | undefined;
  let closedMeanwhile = -1;
  await atFailpoint(
    'closing.correctionDated',
    async () => {
      closing = bookkeeper.execute(CloseMonthDocument, { input: { month } });
      await Promise.race([untilWaiting(), closing]);
      closedMeanwhile = await shop.em().count(Closing, {});
    },
    () => admin.must(RecordManualPaymentDocument, { input: { orderId, amount: 157_50, reference: 'till' } }),
  );
  expect(closedMeanwhile).toBe(0);
  expect((await closing!).code).toBeUndefined();
  expect(await shop.em().count(Closing, {})).toBe(1);
  expect(await shop.violations()).toEqual([]);
});

test('of two that close a month at once both are told that it is closed, and it is closed once', async () => {
  const bookkeeper = await shop.staff('REPORTS');
  await shop.em().nativeDelete(Closing, {});
  const month = monthsAfter(dayIn('UTC', shop.ports.now()), -2);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => bookkeeper.execute(CloseMonthDocument, { input: { month } })),
  );
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => undefined));
  expect(await shop.em().count(Closing, {})).toBe(1);
});
