import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startOfDay } from '../../../core/zoned-day.ts';
import { writeHistories } from '../../../proof/testing/money-histories.ts';
import { ledgerSums } from '../../../proof/testing/report-sums.ts';
import { type TestShop, testShop } from '../../../proof/testing/test-shop.ts';
import { exportTables, rowsOf } from '../export-tables.ts';
import { bookingsOf, linesOfMovement } from './batch.ts';
import { accountsOf } from './datev-accounts.ts';
import { datevSettings } from './datev-settings.ts';
import { type MovementRow, movementKinds, movementRows, toMovement } from './read-movements.ts';

/** Of a night: `HISTORIES=10000 vitest run --project unit graph/trade/bookkeeping/datev/agrees-with-ledger.test.ts`. */
const HISTORIES = Number(process.env.HISTORIES ?? 250);
vi.setConfig({ testTimeout: 60_000 + HISTORIES * 20 });
const seed = Number(process.env.SEED ?? Date.now());
const ZONE = 'Europe/Berlin';
const settings = {
  ...datevSettings.defaults,
  domesticAccounts: '*=8200',
  ossAccounts: '*=8320',
  moneyAccounts: 'by hand=1200; PayPal=1361; *=1360',
};
const MONEY = new Set([1200, 1360, 1361]);

let shop: TestShop;
beforeAll(
  async () => {
    shop = await testShop();
    await writeHistories(shop, HISTORIES, seed);
  },
  60_000 + HISTORIES * 100,
);
afterAll(() => shop?.close());

const periodOf = (from: string, to: string, currency: string) => ({
  from,
  to,
  currency,
  zone: ZONE,
  start: startOfDay(ZONE, from),
  end: startOfDay(ZONE, to),
});
const batchOf = (period: ReturnType<typeof periodOf>) => ({
  settings,
  home: 'DE',
  accounts: accountsOf(settings, []),
  period,
  exportedAt: new Date(),
});
const movementsOf = async (period: ReturnType<typeof periodOf>) =>
  (await shop.em().execute<MovementRow[]>(...movementRows(period))).map(toMovement);

/** What accounts have, from the lines of the file: debits less credits, in minor units. */
function balances(lines: string): Map<string, number> {
  const sums = new Map<string, number>();
  const add = (account: string, amount: number) => sums.set(account, (sums.get(account) ?? 0) + amount);
  for (const line of lines.split('\r\n').filter(Boolean)) {
    const [amount, side, , , , , account, contra] = line.split(';');
    const value = Number(amount!.replace(',', '')) * (side === '"S"' ? 1 : -1);
    add(account!, value);
    add(contra!, -value);
  }
  return sums;
}

test('the bookings of a period come to what the ledger has, and customers owe nothing', async () => {
  const ledger = await ledgerSums(shop.em());
  expect(ledger.map(({ currency }) => currency)).toEqual(['EUR', 'INR']);
  for (const { currency, paid, refunded } of ledger) {
    const batch = batchOf(periodOf('2026-01-01', '2027-01-01', currency));
    const movements = await movementsOf(batch.period);
    const sums = balances(movements.map((each) => linesOfMovement(each, batch)).join(''));
    const sumOf = (is: (account: number) => boolean) =>
      [...sums].reduce((sum, [account, amount]) => (is(Number(account)) ? sum + amount : sum), 0);
    expect(
      sumOf((account) => MONEY.has(account)),
      `SEED=${seed}`,
    ).toBe(paid - refunded);
    expect(sums.get('10000')).toBe(0);
    expect(sumOf((account) => account > 8000 && account < 9000)).toBe(refunded - paid);
    expect(movements.length).toBeGreaterThan(HISTORIES / 2);
  }
});

test('each payment and refund is booked in full, and months come to their year', async () => {
  let months = 0;
  for (let month = 1; month <= 12; month += 1) {
    const day = (of: number) => new Date(Date.UTC(2026, of - 1, 1)).toISOString().slice(0, 10);
    const batch = batchOf(periodOf(day(month), day(month + 1), 'EUR'));
    const movements = await movementsOf(batch.period);
    months += movements.length;
    for (const movement of movements) {
      const booked = bookingsOf(movement, batch).map(({ amount }) => Math.abs(amount));
      expect(booked.reduce((sum, amount) => sum + amount, 0)).toBe(2 * movement.amount);
      expect(movement.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(movement.amount);
    }
  }
  expect(months).toBe((await movementsOf(periodOf('2026-01-01', '2027-01-01', 'EUR'))).length);
});

test('the accounts that a file needs are known before it is written', async () => {
  const period = periodOf('2026-01-01', '2027-01-01', 'EUR');
  const kinds = await shop.em().execute<MovementRow[]>(...movementKinds(period));
  const key = (each: ReturnType<typeof toMovement>, rate: number) =>
    [each.country, each.paymentMethod, each.provider, each.isByHand, rate].join();
  const known = new Set(kinds.map(toMovement).map((each) => key(each, each.parts[0]!.rate)));
  const used = (await movementsOf(period)).flatMap((each) => each.parts.map(({ rate }) => key(each, rate)));
  expect(used.filter((each) => !known.has(each))).toEqual([]);
});

test('the payments and refunds of files come to what the ledger has', async () => {
  for (const { currency, paid, refunded } of await ledgerSums(shop.em())) {
    const period = periodOf('2026-01-01', '2027-01-01', currency);
    const sumOf = async (name: 'payments' | 'refunds') => {
      const rows = await shop.em().execute<Record<string, string>[]>(...rowsOf(exportTables[name], period));
      const at = String(exportTables[name].columns.findIndex(([title]) => title === 'amount'));
      return rows.reduce((sum, row) => sum + Number(row[at]), 0);
    };
    expect([await sumOf('payments'), await sumOf('refunds')]).toEqual([paid, refunded]);
  }
});
