import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeHistories } from '../../proof/testing/money-histories.ts';
import { ledgerSums, storeSums } from '../../proof/testing/report-sums.ts';
import { type TestShop, testShop } from '../../proof/testing/test-shop.ts';
import { readBreakdown } from './read-breakdown.ts';
import { ReportDimension } from './report-dimension.ts';

/** Of a night: `HISTORIES=10000 vitest run --project unit graph/trade/reports/stored-sums.test.ts`. */
const HISTORIES = Number(process.env.HISTORIES ?? 120);
vi.setConfig({ testTimeout: 60_000 + HISTORIES * 100 });
const seed = Number(process.env.SEED ?? Date.now());
const period = {
  from: '2026-03-01',
  to: '2026-11-30',
  previousFrom: '2026-02-28',
  previousTo: '2026-02-28',
};
const days = { first: '2026-03-01', count: 275 };

let shop: TestShop;
/** What reports said before a change. */
let before: Awaited<ReturnType<typeof reports>>;
beforeAll(
  async () => {
    shop = await testShop();
    await writeHistories(shop, HISTORIES, seed);
    await shop
      .em()
      .execute(`insert into categories (id, name, slug) values (gen_random_uuid(), 'Moved', 'moved')`);
    before = await reports('Europe/Berlin');
  },
  120_000 + HISTORIES * 100,
);
afterAll(() => shop?.close());

/** All reports of a zone, in no order. Both zones have the same days, and the sums of one of them are stored. */
async function reports(zone: 'Europe/Berlin' | 'Europe/Paris') {
  const found: Record<string, string[]> = {};
  for (const currency of ['EUR', 'INR'])
    for (const by of Object.values(ReportDimension)) {
      const { rows, totals } = await readBreakdown({ em: shop.em() }, { by, period, zone, currency });
      found[`${by} ${currency}`] = rows.map((row) => JSON.stringify(row)).sort();
      found[`all of ${by} ${currency}`] = totals.map((row) => JSON.stringify(row));
    }
  return found;
}

/** Some rows, others of each seed. */
const some = (from: string, id = 'id', count = 6) =>
  `select ${id} from ${from} order by md5(${id}::text || '${seed}') limit ${count}`;
const paid = `orders where id in (select order_id from payments where order_id is not null)`;
const newOnes = `orders o where not exists (select from payments p where p.order_id = o.id)`;
const kept = `payments p where order_id is not null and not exists (select from refunds r where r.payment_id = p.id)`;

const changes = {
  // First, while there are refunds of lines of returns.
  'returns have another reason': `update return_lines set reason = case reason when 'damaged' then 'wrong' else 'damaged' end where return_id in (${some(`returns where kind = 'return' and id in (select c.return_id from credits c join credit_lines l on l.credit_id = c.id join refunds r on r.credit_id = c.id and r.state = 'made')`, 'id', 500)})`,
  'returns are withdrawals': `update returns set kind = case kind when 'return' then 'withdrawal' else 'return' end where id in (${some(`returns where id in (select c.return_id from credits c join credit_lines l on l.credit_id = c.id join refunds r on r.credit_id = c.id and r.state = 'made')`, 'id', 3)})`,
  'more of payments is captured': `update payments set amount = amount + 100 where id in (${some('payments')})`,
  'payments come late': `insert into payments (id, order_id, amount, currency, created_at) select 'pay_late_' || id, id, total_price, currency, created_at from orders where id in (${some(newOnes, 'o.id')})`,
  'payments pay nothing any more': `update payments set order_id = null where id in (${some(kept)})`,
  'payments are moved to another day': `update payments set created_at = created_at + interval '3 days' where id in (${some(`payments where created_at < '2026-11-20'`)})`,
  'payments are deleted': `delete from payments where id in (${some(kept)})`,
  'refunds are made': `update refunds set state = 'made', made_at = created_at where id in (${some(`refunds where state = 'due'`)})`,
  'refunds fail after they were made': `update refunds set state = 'failed', made_at = null where id in (${some(`refunds where state = 'made'`)})`,
  'refunds are of another amount': `update refunds set amount = amount + 50 where id in (${some(`refunds where state = 'made'`)})`,
  'refunds are for nothing that is known': `update refunds set credit_id = null where id in (${some(`refunds where state = 'made' and credit_id is not null`)})`,
  'refunds are deleted': `delete from refunds where id in (${some(`refunds where state = 'made'`)})`,
  'refunds are added': `insert into refunds (id, payment_id, order_id, amount, currency, state, created_at, made_at) select gen_random_uuid(), id, order_id, 1, currency, 'made', created_at, created_at from payments where id in (${some(kept)})`,
  'orders go to another country': `update orders set shipping_country_code = 'AT' where id in (${some(paid)})`,
  'orders name their country otherwise': `update orders set shipping_country_code = null, shipping_country = 'Narnia' where id in (${some(paid)})`,
  'orders have another payment method': `update orders set payment_method = 'Cheque' where id in (${some(paid)})`,
  'orders have another code': `update orders set discounts = '[{"code": "LATER"}]' where id in (${some(paid)})`,
  'shipping costs something else': `update orders set shipping_price = shipping_price + 700, shipping_tax = 90 where id in (${some(paid)})`,
  'lines have another rate': `update order_lines set tax_rate = 4242 where order_id in (${some(paid)})`,
  'lines are of another product': `update order_lines set product_id = gen_random_uuid() where order_id in (${some(paid)})`,
  'lines have another tax': `update order_lines set tax = tax + 3 where order_id in (${some(paid)})`,
  'lines are removed': `delete from order_lines where id in (${some(`order_lines l where position > 0 and not exists (select from credit_lines c where c.order_line_id = l.id) and not exists (select from return_lines c where c.order_line_id = l.id) and order_id in (select order_id from payments)`, 'l.id', 40)})`,
  'credits are of something else': `update credits set amount = amount + 500, shipping_amount = shipping_amount + 500 where id in (${some(`credits where id in (select credit_id from refunds where state = 'made')`)})`,
  'credits are of no return': `update credits set return_id = null where id in (${some(`credits where return_id is not null and id in (select credit_id from refunds where state = 'made')`)})`,
  'lines of credits are of something else': `update credit_lines set amount = amount + 7 where credit_id in (${some(`credits where id in (select credit_id from refunds where state = 'made')`, 'id', 20)})`,
  'lines of credits are removed': `delete from credit_lines where credit_id in (${some(`credits where id in (select credit_id from refunds where state = 'made')`, 'id', 20)})`,
  'units are cancelled of money that was reserved': `with c as (insert into credits (id, order_id, kind, amount, shipping_amount, currency, request_key, created_at) select gen_random_uuid(), id, 'cancellation', 1, 0, currency, 'late', created_at from orders where id in (${some(`orders where id in (select order_id from payments p where p.id like 'part%')`)}) returning id, order_id) insert into credit_lines (credit_id, order_line_id, qty, amount, is_restocked) select c.id, l.id, 1, 100, false from c join order_lines l on l.order_id = c.order_id and l.position = 0`,
  'products are in another category': `update products set category_id = (select id from categories where slug = 'moved') where id in (${some('products where id in (select product_id from order_lines)', 'id', 1)})`,
  'products are renamed': `update products set name = 'Renamed' where id in (${some('products where id in (select product_id from order_lines)', 'id', 1)})`,
  'categories are renamed': `update categories set name = 'Renamed' where slug = 'moved'`,
};

test.each(Object.entries(changes))('no report has the old sums after %s', async (_, change) => {
  await storeSums(shop.em(), { zone: 'Europe/Berlin', ...days });
  await shop.em().execute(change);
  const after = await reports('Europe/Berlin');
  expect(after, `SEED=${seed}`).toEqual(await reports('Europe/Paris'));
  expect(after).not.toEqual(before);
  before = after;
  for (const { currency, ...money } of await ledgerSums(shop.em()))
    expect(JSON.parse(after[`all of DAY ${currency}`]!.at(0)!)).toMatchObject(money);
});

test('what is stored is what would be read', async () => {
  await storeSums(shop.em(), { zone: 'Europe/Berlin', ...days });
  await shop.em().execute(`update report_sums set paid = paid + 1`);
  const [wrong] = (await reports('Europe/Berlin'))['all of DAY EUR']!;
  expect(wrong).not.toEqual((await reports('Europe/Paris'))['all of DAY EUR']![0]);
  await shop.em().execute(`update report_sums set paid = paid - 1`);
  expect(await reports('Europe/Berlin')).toEqual(await reports('Europe/Paris'));
});
