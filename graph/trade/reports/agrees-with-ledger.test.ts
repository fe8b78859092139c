import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayIn } from '../../core/zoned-day.ts';
import { writeHistories } from '../../proof/testing/money-histories.ts';
import { ledgerSums, storeSums } from '../../proof/testing/report-sums.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { shapeCohorts } from './buyer-cohorts.ts';
import { readBreakdown } from './read-breakdown.ts';
import { readCohorts } from './read-cohorts.ts';
import { dimensions, ReportDimension } from './report-dimension.ts';
import { type Period, readPeriod, stepsOf } from './report-period.ts';
import { shape } from './sales-breakdown.ts';

/** Of a night: `HISTORIES=10000 vitest run --project unit graph/trade/reports/agrees-with-ledger.test.ts`. */
const HISTORIES = Number(process.env.HISTORIES ?? 250);
vi.setConfig({ testTimeout: 60_000 + HISTORIES * 20 });
const seed = Number(process.env.SEED ?? Date.now());
const ZONE = 'Europe/Berlin';
const all: Period = {
  from: '2026-03-01',
  to: '2026-11-30',
  previousFrom: '2025-06-01',
  previousTo: '2026-02-28',
};

let shop: TestShop;
/** Rows by table. */
let tables: Awaited<ReturnType<typeof writeHistories>>;
beforeAll(
  async () => {
    shop = await testShop();
    tables = await writeHistories(shop, HISTORIES, seed);
    // Other zones, and days of which something changes, read the movements: see stored-sums.test.ts.
    await storeSums(shop.em(), { zone: ZONE, first: '2026-03-01', count: 200 });
  },
  60_000 + HISTORIES * 100,
);
afterAll(() => shop?.close());

const read = (by: ReportDimension, currency: string, period = all) =>
  readBreakdown({ em: shop.em() }, { by, period, zone: ZONE, currency });
const sum = (rows: readonly { paid: number; refunded: number }[]) => ({
  paid: rows.reduce((total, { paid }) => total + paid, 0),
  refunded: rows.reduce((total, { refunded }) => total + refunded, 0),
});

test.each(Object.values(ReportDimension))(
  'the rows of a report by %s come to what the ledger has',
  async (by) => {
    const ledger = await ledgerSums(shop.em());
    expect(ledger.map(({ currency }) => currency)).toEqual(['EUR', 'INR']);
    for (const { currency, ...money } of ledger) {
      const report = shape(await read(by, currency), by, all, currency, 20);
      const wanted = by === 'RETURN_REASON' ? { ...money, paid: 0 } : money;
      expect(report.current, `SEED=${seed}`).toMatchObject(money);
      expect(report.current.net).toBe(money.paid - money.refunded);
      expect(sum([...report.rows, ...(report.others ? [report.others] : [])])).toEqual(wanted);
      expect(money.paid).toBeGreaterThan(money.refunded);
    }
  },
);

test('the months of cohorts come to what the ledger has, in whatever month its buyers came', async () => {
  for (const { currency, paid, refunded } of await ledgerSums(shop.em())) {
    const cells = await readCohorts(
      { em: shop.em() },
      { from: '2026-03-01', to: '2026-11-01', zone: ZONE, currency },
    );
    expect(cells.reduce((sum, cell) => sum + cell.paid - cell.refunded, 0)).toBe(paid - refunded);
    const months = stepsOf('MONTH', '2026-06-01', '2026-11-30');
    const late = await readCohorts(
      { em: shop.em() },
      { from: months[0]!, to: months.at(-1)!, zone: ZONE, currency },
    );
    const { cohorts, net } = shapeCohorts(late, { months, currency });
    expect(cohorts.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + cell.net, 0)).toBe(net);
    expect(cohorts[0]!.cells.some(({ net }) => net !== 0)).toBe(true);
  }
});

test('a payment in full is divided into what lines, shipping and tax were', async () => {
  const lines = await shop.em().execute<{ tax: number; units: number; shipping: number }[]>(
    `select sum(tax_price)::float as tax, sum((select sum(qty) from order_lines l where l.order_id = o.id))::float as units,
       sum(shipping_price - shipping_discount + case when prices_include_tax then 0 else shipping_tax end)::float as shipping
     from orders o join payments p on p.order_id = o.id
     where p.id like any (array['pay\\_%', 'manual\\_%']) and o.currency = 'EUR'`,
  );
  await shop
    .em()
    .transactional(async (em) => {
      await em.execute('delete from refunds');
      await em.execute(`delete from payments where id not like 'pay\\_%' and id not like 'manual\\_%'`);
      const rows = async (by: ReportDimension) =>
        (await readBreakdown({ em }, { by, period: all, zone: ZONE, currency: 'EUR' })).rows;
      const [byProduct, byRate] = [await rows('PRODUCT'), await rows('TAX_RATE')];
      const total = (of: 'tax' | 'units') => byProduct.reduce((all, row) => all + row[of], 0);
      expect({
        tax: total('tax'),
        units: total('units'),
        shipping: byProduct.find(({ key }) => key === null)?.paid,
      }).toEqual(lines[0]);
      expect(byRate.reduce((all, { tax }) => all + tax, 0)).toBe(lines[0]!.tax);
      throw new Error('Nothing is kept.');
    })
    .catch((error: Error) => expect(error.message).toBe('Nothing is kept.'));
});

test('days are those of the zone, on which the clocks change as well', async () => {
  const { rows } = await read('DAY', 'INR');
  const wanted = new Map<string, number>();
  for (const { id, amount, currency, created_at } of tables.payments as {
    id: string;
    amount: number;
    currency: string;
    created_at: Date;
  }[])
    if (currency === 'INR' && !id.startsWith('exchange_')) {
      const day = dayIn(ZONE, created_at);
      wanted.set(day, (wanted.get(day) ?? 0) + amount);
    }
  const found = rows.filter(({ orders }) => orders > 0).map(({ key, paid }) => [key!, paid] as const);
  expect(new Map(found)).toEqual(wanted);
  const days = ['2026-03-29', '2026-10-25'];
  expect(days.every((day) => wanted.has(day))).toBe(true);
});

test('a period and the one before have what the days of each have', async () => {
  const { rows } = await read('DAY', 'EUR');
  const span = fc.tuple(fc.integer({ min: 1, max: 240 }), fc.integer({ min: 0, max: 30 }));
  const by = fc.constantFrom(...Object.values(ReportDimension).filter((each) => each !== 'RETURN_REASON'));
  await fc.assert(
    fc.asyncProperty(span, by, async ([start, length], by) => {
      const day = (at: number) => new Date(Date.UTC(2026, 2, 1 + at)).toISOString().slice(0, 10);
      const period = readPeriod(by, day(365), { from: day(start), to: day(start + length) });
      const report = shape(await read(by, 'EUR', period), by, period, 'EUR', HISTORIES * 10);
      const within = (from: string, to: string) => sum(rows.filter(({ key }) => key! >= from && key! <= to));
      expect(report.current).toMatchObject(within(period.from, period.to));
      expect(report.previous).toMatchObject(within(period.previousFrom, period.previousTo));
      expect(sum(report.rows)).toEqual(within(period.from, period.to));
      if (!dimensions[by].isTime)
        expect(report.rows.reduce((all, { previousNet }) => all + previousNet, 0)).toBe(report.previous.net);
    }),
    { numRuns: 12 },
  );
});
