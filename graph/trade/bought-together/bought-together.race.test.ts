import { expect, test } from 'vitest';
import { buyTogether } from '../../proof/testing/buying.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { testShop } from '../../proof/testing/test-shop.ts';
import { boughtTogether } from './bought-together.ts';

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** So many copies of the one order, each a second later. */
const copies = (count: number, productId: string) => [
  'set local session_replication_role = replica',
  `insert into orders select copy.* from orders o cross join generate_series(1, ${count}) n,
   jsonb_populate_record(o, jsonb_build_object('id', (lpad(to_hex(1700000000000 + n * 1000), 12, '0') || '70008000' || lpad(n::text, 12, '0'))::uuid,
     'checkout_id', gen_random_uuid(), 'number', 1000000 + n, 'customer_email', n % 1000 || '@mailbox.example')) as copy`,
  // Half of the orders have the product; others are what a shop of a thousand products sells.
  `insert into order_lines select copy.* from orders o
   cross join lateral (select * from order_lines limit 1) line cross join generate_series(1, 3) nth,
   jsonb_populate_record(null::order_lines, to_jsonb(line) || jsonb_build_object('id', gen_random_uuid(), 'order_id', o.id, 'position', nth, 'product_id',
     case when nth = 1 and o.number % 2 = 0 then '${productId}'::uuid else lpad((hashtext(o.id::text || nth) % 1000 + 1000)::text, 32, '0')::uuid end)) as copy
   where o.number > 1000000`,
];

test('of 20,000 orders the latest with the product are read by an index', async () => {
  const shop = await testShop({ url: await freshDatabase() });
  const [lamp, vase] = [await shop.addProduct(), await shop.addProduct()];
  await buyTogether(shop, await shop.shopper(), [lamp.id, vase.id]);
  await shop.em().transactional(async (em) => {
    for (const statement of copies(20_000, lamp.id)) await em.execute(statement);
  });
  await shop.em().execute('analyze');

  // One transaction, since a connection knows its own prepared statements alone.
  await shop.em().transactional(async (em) => {
    await em.execute('set local plan_cache_mode = force_generic_plan');
    const guest = { em, ports: shop.ports, actor: { isStaff: true } };
    expect(await boughtTogether(guest as never, lamp.id)).toEqual([]);
    const [read] = await em.execute<{ name: string }[]>(
      `select name from pg_prepared_statements where statement like '%count(distinct buyer)%'`,
    );
    const [explained] = await em.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
      `explain (analyze, format json) execute ${read!.name} ('${lamp.id}')`,
    );
    const nodes = nodesOf(explained!['QUERY PLAN'][0]!.Plan);
    const rows = nodes.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    );
    expect(Math.max(...rows)).toBeLessThan(1_000);
  });
  await shop.close();
});
