import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../core/zoned-day.ts';
import { atFailpoint, untilBlocked } from '../../proof/testing/at-failpoint.ts';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readBreakdown } from './read-breakdown.ts';
import type { ReportDimension } from './report-dimension.ts';
import { storeDays } from './store-days.ts';
import { discardChanged, storeMissingDays } from './store-missing-days.ts';
import { ReportChange, ReportDay } from './stored-day.entity.ts';

const zone = 'UTC';
let shop: TestShop;
let productId: string;
let amount: number;
beforeAll(async () => {
  shop = await testShop({ url: await freshDatabase() });
  const shopper = await shop.shopper();
  productId = (await shop.addProduct({ price: 12_34, countInStock: 9 })).id;
  const checkout = await startCheckout(shopper, productId, 2);
  await place(shopper, checkout, await shop.pay(checkout));
  amount = checkout.payment.amount;
});
afterAll(() => shop?.close());

const today = () => dayIn(zone, shop.ports.now());
const store = (byCategory = false) => storeDays(shop.em(), { zone, first: today(), count: 1, byCategory });
const capture = (more: number) => shop.em().execute('update payments set amount = amount + ?', [more]);

async function paid(by: ReportDimension = 'DAY', key?: string | null) {
  const period = { previousFrom: today(), previousTo: today(), from: today(), to: today() };
  const { rows } = await readBreakdown({ em: shop.em() }, { by, period, zone, currency: 'INR' });
  return rows.filter((row) => key === undefined || row.key === key).reduce((sum, row) => sum + row.paid, 0);
}

test('a change waits until the sums of its day are stored, and then they no longer count', async () => {
  let change: Promise<unknown> | undefined;
  const stored = await atFailpoint(
    'report.dayAddedUp',
    async () => {
      change = capture(100);
      await untilBlocked(shop);
    },
    () => store(),
  );
  await change;
  expect(stored).toBe(true);
  amount += 100;
  expect(await paid()).toBe(amount);
});

test('nothing is stored of a day while something of it is being changed', async () => {
  await discardChanged(shop.em(), zone);
  await shop.em().transactional(async (em) => {
    await em.execute('update payments set amount = amount + 7');
    expect(await store()).toBe(false);
    expect(await shop.em().count(ReportDay, {})).toBe(0);
  });
  amount += 7;
  expect(await store()).toBe(true);
  expect(await paid()).toBe(amount);
});

test('a product that is moved waits for the sums by category, and then they no longer count', async () => {
  const [category] = await shop
    .em()
    .execute<{ id: string }[]>(
      `insert into categories (id, name, slug) values (gen_random_uuid(), 'Moved', 'moved') returning id`,
    );
  const move = () =>
    shop.em().execute('update products set category_id = ? where id = ?', [category!.id, productId]);
  let moved: Promise<unknown> | undefined;
  await atFailpoint(
    'report.dayAddedUp',
    async () => {
      moved = move();
      await untilBlocked(shop);
    },
    () => store(true),
  );
  await moved;
  expect(await paid('CATEGORY', category!.id)).toBeGreaterThan(0);
  await shop.em().transactional(async (em) => {
    await em.execute('update products set category_id = null where id = ?', [productId]);
    await discardChanged(shop.em(), zone);
    expect(await store(true)).toBe(false);
  });
});

test('a report is of one moment, whatever is stored or changed while it is read', async () => {
  await discardChanged(shop.em(), zone);
  await store();
  const stop = new AbortController();
  const changing = (async () => {
    while (!stop.signal.aborted) {
      await capture(1);
      await discardChanged(shop.em(), zone);
      await store();
    }
  })();
  for (let read = 0; read < 30; read++) {
    const period = { previousFrom: today(), previousTo: today(), from: today(), to: today() };
    const wanted = { by: 'PRODUCT', period, zone, currency: 'INR' } as const;
    const { rows, totals } = await readBreakdown({ em: shop.em() }, wanted);
    const sum = (of: readonly { paid: number }[]) => of.reduce((all, each) => all + each.paid, 0);
    expect(sum(rows)).toBe(sum(totals));
    expect(sum(totals)).toBeGreaterThanOrEqual(amount);
  }
  stop.abort();
  await changing;
});

test('the job stores the days that are over, not today, and again after a change', async () => {
  const deps = { ...shop, em: shop.em() };
  const run = () => storeMissingDays(deps, { stopped: new AbortController().signal });
  await shop.em().execute(`update payments set created_at = created_at - interval '3 days'`);
  const days = () => shop.em().count(ReportDay, {});
  await shop.em().nativeDelete(ReportDay, {});
  await run();
  expect(await days()).toBe(3 * 2);
  expect(await shop.em().count(ReportDay, { day: today() })).toBe(0);
  await capture(5);
  expect(await shop.em().count(ReportChange, {})).toBeGreaterThan(0);
  await run();
  expect(await shop.em().count(ReportChange, {})).toBe(0);
  expect(await days()).toBe(3 * 2);
});
