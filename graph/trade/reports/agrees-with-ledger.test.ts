import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lineTotal } from '#money/credited-units';
import { priceOrder } from '#money/price-order';
import { dayIn } from '../../core/zoned-day.ts';
import { randomOrder } from '../../proof/testing/random-orders.ts';
import { ledgerSums } from '../../proof/testing/report-sums.ts';
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
const time = fc.date({ min: new Date('2026-03-02'), max: new Date('2026-11-29'), noInvalidDate: true });
/** Around midnight of the days on which the clocks of the zone change, too. */
const at = fc.oneof(
  time,
  fc
    .tuple(
      fc.constantFrom('2026-03-29', '2026-10-25', '2026-03-30', '2026-10-26'),
      fc.integer({ min: -180, max: 180 }),
    )
    .map(([day, minutes]) => new Date(Date.parse(`${day}T00:00:00Z`) + minutes * 60_000)),
);

const refund = fc.record({
  at,
  state: fc.constantFrom('made', 'made', 'made', 'due', 'failed'),
  /** Of the credit, or of the payment without one; more than all of it in the dashboard of a provider. */
  share: fc.double({ min: 0.05, max: 1.2, noNaN: true }),
  isCredited: fc.boolean(),
  units: fc.array(fc.nat(3), { minLength: 6, maxLength: 6 }),
  shipping: fc.double({ min: 0, max: 1, noNaN: true }),
  goodwill: fc.nat(500),
});
const history = fc.record({
  order: randomOrder,
  at,
  currency: fc.constantFrom('INR', 'EUR'),
  country: fc.constantFrom('DE', 'FR', null),
  codes: fc.subarray(['SPRING', 'FRIENDS']),
  method: fc.constantFrom('PayPal', 'Invoice'),
  payment: fc.constantFrom('pay', 'pay', 'pay', 'manual', 'exchange', 'part', 'rounded', 'none'),
  returned: fc.constantFrom('return', 'withdrawal', null),
  refunds: fc.array(refund, { maxLength: 3 }),
});
type History = typeof history extends fc.Arbitrary<infer T> ? T : never;

let shop: TestShop;
/** Rows by table. */
let tables: Record<string, object[]>;
let products: string[];
beforeAll(
  async () => {
    shop = await testShop();
    products = (await Promise.all([1, 2, 3].map(() => shop.addProduct()))).map(({ id }) => id);
    tables = Object.fromEntries(
      [
        'orders',
        'order_lines',
        'payments',
        'credits',
        'credit_lines',
        'refunds',
        'returns',
        'return_lines',
      ].map((name) => [name, []]),
    );
    for (const each of fc.sample(history, { numRuns: HISTORIES, seed })) addRows(each);
    // Owners and checkouts do not matter here.
    await shop.em().execute('set session_replication_role = replica');
    for (const [table, rows] of Object.entries(tables))
      for (let from = 0; from < rows.length; from += 1_000) {
        const part = rows.slice(from, from + 1_000);
        const columns = Object.keys(part[0]!).join();
        await shop
          .em()
          .execute(
            `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
            [JSON.stringify(part)],
          );
      }
  },
  60_000 + HISTORIES * 100,
);
afterAll(() => shop?.close());

/** The rows of an order and of what was paid, credited and refunded of it. */
function addRows({
  order: given,
  at,
  currency,
  country,
  codes,
  method,
  payment,
  returned,
  refunds,
}: History): void {
  const { lines, ...priced } = priceOrder(given.lines, given.rules, given.discounts);
  const [id, checkout_id, owner_id] = [randomUUID(), randomUUID(), randomUUID()];
  const { pricesIncludeTax, totalPrice: total } = priced;
  tables.orders!.push({
    ...{
      id,
      checkout_id,
      owner_id,
      customer_name: 'Ada',
      customer_email: `${id}@example.com`,
      currency,
      tags: [],
    },
    ...{
      shipping_address: '',
      shipping_city: '',
      shipping_postal_code: '',
      shipping_country: country ?? 'Utopia',
    },
    ...{
      shipping_country_code: country,
      payment_method: method,
      payment_choice: {},
      prices_include_tax: pricesIncludeTax,
    },
    ...{
      items_price: priced.itemsPrice,
      discount_price: priced.discountPrice,
      shipping_price: priced.shippingPrice,
    },
    ...{
      shipping_discount: priced.shippingDiscount,
      shipping_tax: priced.shippingTax,
      tax_price: priced.taxPrice,
    },
    ...{
      total_price: total,
      set_off_price: 0,
      tax_lines: priced.taxLines,
      discounts: codes.map((code) => ({ code })),
    },
    ...{ is_partly_shipped: false, number: tables.orders!.length + 5_000, created_at: at, paid_at: at },
  });
  const rows = given.lines.map(({ price, qty }, position) => {
    const { discount, tax, taxRate: tax_rate } = lines[position]!;
    const product_id = products[position % products.length];
    const row = {
      ...{
        id: randomUUID(),
        order_id: id,
        position,
        product_id,
        variant_id: product_id,
        name: '',
        image: '',
      },
      options: [],
      option_names: [],
    };
    return { ...row, ...{ price, qty, list_price: price, discount, tax_rate, tax } };
  });
  tables.order_lines!.push(...rows);
  if (payment === 'none') return;
  const paid = { part: Math.floor(total / 2), rounded: Math.max(0, total - 1) }[payment as 'part'] ?? total;
  const payment_id = `${payment === 'pay' ? 'pay' : payment}_${id}`;
  const recorded_by_id = payment === 'manual' ? owner_id : null;
  tables.payments!.push({
    ...{ id: payment_id, checkout_id, order_id: id, amount: paid, currency, created_at: at, recorded_by_id },
    provider: payment === 'manual' || payment === 'exchange' ? null : 'razorpay',
  });
  const return_id = returned && randomUUID();
  if (returned)
    tables.returns!.push({
      ...{ id: return_id, order_id: id, kind: returned, state: 'closed' },
      request_key: 'a',
      created_at: at,
    });
  for (const { at: madeAt, state, share, isCredited, units, shipping, goodwill } of refunds) {
    const credited = rows
      .map((row, position) => {
        const qty = Math.min(units[position]!, row.qty);
        return { row, qty, amount: Math.floor((lineTotal(row, pricesIncludeTax) * qty) / row.qty) };
      })
      .filter(({ qty }) => qty > 0);
    const whole = credited.reduce((sum, { amount }) => sum + amount, 0);
    const shippingAmount = Math.floor((priced.shippingPrice - priced.shippingDiscount) * shipping);
    const of = isCredited ? whole + shippingAmount + goodwill : paid;
    const amount = Math.floor(isCredited ? Math.min(of, of * share) : of * share);
    if (amount === 0) continue;
    const credit_id = isCredited ? randomUUID() : null;
    if (isCredited) {
      tables.credits!.push({
        ...{
          id: credit_id,
          order_id: id,
          kind: 'refund',
          amount: of,
          shipping_amount: shippingAmount,
          set_off_amount: 0,
        },
        ...{
          currency,
          request_key: credit_id,
          created_at: madeAt,
          return_id: goodwill % 2 ? return_id : null,
        },
      });
      tables.credit_lines!.push(
        ...credited.map(({ row, ...line }) => ({
          ...{ credit_id, order_line_id: row.id },
          ...line,
          is_restocked: false,
        })),
      );
    }
    tables.refunds!.push({
      ...{
        id: randomUUID(),
        payment_id,
        order_id: id,
        credit_id,
        amount,
        currency,
        state,
        attempts: 0,
        is_reversal: false,
      },
      ...{ created_at: madeAt, made_at: state === 'made' ? madeAt : null },
    });
  }
  if (returned)
    tables.return_lines!.push(
      ...rows.map(({ id, qty }, position) => ({
        ...{ return_id, order_line_id: id, qty, credited_qty: 0, received_qty: qty },
        reason: returned === 'return' ? ['damaged', 'size'][position % 2] : null,
      })),
    );
}

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
        ...{ tax: total('tax'), units: total('units') },
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
      const period = readPeriod(by, day(start), { from: day(start), to: day(start + length) });
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
