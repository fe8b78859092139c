import { expect, test } from 'vitest';
import { findReviews } from '../../catalog/reviews/find-reviews.ts';
import { ReviewSort } from '../../catalog/reviews/review-sort.ts';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { testShop } from '../../proof/testing/test-shop.ts';

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('whether an author bought a product is found without reading everybody who bought it', async () => {
  const shop = await testShop({ url: await freshDatabase() });
  const lamp = await shop.addProduct();
  const PEOPLE = 400;
  for (const statement of [
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Ada', n, n, '', now() from generate_series(1, ${PEOPLE}) n`,
    `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, shipping_address, shipping_city, shipping_postal_code,
       shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency, stock, expires_at, created_at,
       payment_choice, tax_lines, price_rules)
     select gen_random_uuid(), id, n, '', '[]', '', '', '', '', '', 1, 0, 0, 1, 'INR', 'sold', now(), now(), '{}', '[]', '{}'
     from users, generate_series(1, 5) n where email_key <> ''`,
    `insert into orders (id, owner_id, checkout_id, customer_name, customer_email, shipping_address, shipping_city,
       shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency, paid_at, created_at,
       payment_choice, tax_lines)
     select id, user_id, id, '', '', '', '', '', '', '', 1, 0, 0, 1, 'INR', now(), now(), '{}', '[]' from checkouts`,
    // The lamp in every order, and as many other products as there are orders: two lines a product on average.
    `insert into order_lines (id, order_id, position, product_id, variant_id, name, image, price, qty, list_price, tax_rate, tax)
     select gen_random_uuid(), id, n, item, item, '', '', 1, 1, 1, 0, 0
     from orders, generate_series(0, 1) n, lateral (select case n when 0 then '${lamp.id}' else id end as item) line`,
    `insert into reviews (id, product_id, user_id, name, rating, comment, created_at)
     select gen_random_uuid(), '${lamp.id}', id, 'Ada', 5, '', now() from users limit 3`,
    'analyze',
  ]) {
    await shop.em().execute(statement);
  }

  // One transaction, since a connection knows its own prepared statements alone.
  await shop.em().transactional(async (em) => {
    const ctx = { em, ports: shop.ports };
    const [reviews] = await findReviews(ctx, [lamp.id], {
      first: 20,
      offset: 0,
      sort: ReviewSort.NEWEST,
      rating: null,
    });
    expect(reviews!.map(({ verifiedBuyer }) => verifiedBuyer)).toEqual([true, true, true]);
    const [read] = await em.execute<{ name: string }[]>(
      `select name from pg_prepared_statements where statement like '%"verifiedBuyer"%limit $2%'`,
    );
    await em.execute('set local plan_cache_mode = force_generic_plan');
    const [explained] = await em.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
      `explain (analyze, format json) execute ${read!.name} ('{${lamp.id}}', 20, 0)`,
    );
    const lines = nodesOf(explained!['QUERY PLAN'][0]!.Plan).filter(
      (node) => node['Relation Name'] === 'order_lines',
    );
    const rows = lines.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
    expect(lines).not.toEqual([]);
    expect(rows).toBeLessThan(40);
  });
  await shop.close();
});
