import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { place, startCheckout } from '../proof/testing/buying.ts';
import { OneTripPglite } from '../proof/testing/one-trip-pglite.ts';
import { MarkDeliveredDocument } from '../proof/testing/operations.generated.ts';
import { type TestShop, testShop } from '../proof/testing/test-shop.ts';
import { runJobs } from './jobs.ts';
import { declared } from './modules.ts';

/** More rows than a job reads that has nothing to do. */
const ROWS = 2_000;
const MOST_ROWS_READ = 200;
const DAY_MS = 24 * 60 * 60_000;

/** SQL of the id of the copy with the number `n`. */
const id = (table: string) => `md5('${table}' || n)::uuid`;
/** Of so many orders one is not paid yet. */
const PAID_OF = 20;
const paidAt = (column: string) => `case when n % ${PAID_OF} > 0 then one.${column} end`;
/** Tables that grow with the sales of a shop, and SQL of the columns by which the copies of a row differ from it. */
const GROWING: Record<string, Record<string, string>> = {
  orders: {
    id: id('orders'),
    checkout_id: id('checkouts'),
    number: 'n + 10000',
    // Some wait for their payment.
    paid_at: paidAt('paid_at'),
    shipped_at: paidAt('shipped_at'),
    delivered_at: paidAt('delivered_at'),
    payment_due_at: `case when n % ${PAID_OF} = 0 then timestamptz '2100-01-01' end`,
  },
  checkouts: { id: id('checkouts'), idempotency_key: `'key-' || n`, provider_order_id: `'order_' || n` },
  order_lines: { id: id('order_lines'), order_id: id('orders') },
  payments: { id: `'pay_' || n`, order_id: id('orders') },
  fulfillments: { id: id('fulfillments'), order_id: id('orders') },
  events: { id: id('events'), order_id: id('orders') },
  mails: { id: id('mails'), key: `'key-' || n` },
  users: { id: id('users'), email: `n || '@example.com'`, email_key: `n || '@example.com'` },
  products: { id: id('products'), current_slug: `'slug-' || n` },
  variants: { id: id('variants'), product_id: id('products') },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const [admin, shopper] = await Promise.all([shop.admin(), shop.shopper()]);
  const checkout = await startCheckout(shopper, (await shop.addProduct()).id);
  const { data } = await place(shopper, checkout, await shop.pay(checkout));
  await admin.must(MarkDeliveredDocument, { id: data!.placeOrder.id });
  shop.clock.advance(99 * DAY_MS);
  // What is due after that time, and what is done once a day.
  for (let round = 0; round < 2; round++) await runAll();
  for (const [table, changed] of Object.entries(GROWING)) {
    const found = await shop
      .em()
      .execute<{ name: string }[]>(
        `select column_name as name from information_schema.columns where table_name = ? and is_generated = 'NEVER'`,
        [table],
      );
    const columns = found.map(({ name }) => name);
    const values = columns.map((name) => changed[name] ?? `one.${name}`);
    for (const statement of [
      'set session_replication_role = replica',
      `insert into ${table} (${columns}) overriding system value
       select ${values} from (select * from ${table} limit 1) one, generate_series(1, ${ROWS}) n`,
      'reset session_replication_role',
      `analyze ${table}`,
    ])
      await shop.em().execute(statement);
    const [counted] = await shop.em().execute(`select count(*)::int as rows from ${table}`);
    expect(counted!.rows, table).toBeGreaterThan(ROWS);
  }
});
afterAll(() => shop?.close());

const runAll = (jobs = declared.jobs) => runJobs(jobs, { ...shop, em: shop.em() }, shop.logger);

interface Plan {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** How many rows of tables the nodes of a plan read. */
function rowsRead(plan: Plan): number {
  const each = plan['Relation Name'] ? plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) : 0;
  return (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), each * plan['Actual Loops']);
}

/** The statements of a job that read more rows than one that has nothing to do, as their beginning and number of rows. */
async function readingMany(job: string): Promise<[text: string, rows: number][]> {
  const run = vi.spyOn(OneTripPglite.prototype, 'run');
  await runAll({ [job]: declared.jobs[job]! });
  const sent = run.mock.calls.map((call, n) => ({ call, engine: run.mock.contexts[n] as OneTripPglite }));
  run.mockRestore();
  // It reads nothing unless CURRENCY is set.
  expect(sent.length > 0, job).toBe(job !== 'settings');
  const found: [string, number][] = [];
  for (const { call, engine } of sent) {
    const [text, values] = call;
    if (!/^\s*(select|with|update|delete|insert)/i.test(text)) continue;
    await engine.run('begin');
    const { rows } = await engine.run(`explain (analyze, format json) ${text}`, values);
    await engine.run('rollback');
    const read = rowsRead((rows[0] as { 'QUERY PLAN': { Plan: Plan }[] })['QUERY PLAN'][0]!.Plan);
    if (read > MOST_ROWS_READ) found.push([text.slice(0, 300), read]);
  }
  return found;
}

test.each(Object.keys(declared.jobs))('%s reads few rows when it has nothing to do', async (job) => {
  expect(await readingMany(job)).toEqual([]);
});
