import { expect, test } from 'vitest';
import { freshDatabase } from '../../proof/testing/fresh-database.ts';
import { testShop } from '../../proof/testing/test-shop.ts';
import { findReviews } from './find-reviews.ts';
import { ReviewSort } from './review-sort.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test('a page of 10,000 reviews is read by an index, in each order and of each number of stars', async () => {
  const shop = await testShop({ url: await freshDatabase() });
  const [lamp, vase] = [await shop.addProduct(), await shop.addProduct()];
  for (const statement of [
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Ada', n, n, '', now() from generate_series(1, 10000) n`,
    // Every third is hidden, and most stars are 5, as they are.
    `insert into reviews (id, product_id, user_id, name, rating, comment, created_at, state)
     select gen_random_uuid(), product, users.id, 'Ada', case when n % 2 = 0 then 5 else 1 + n % 5 end, '', now() - n * interval '1 minute',
       case when n % 3 = 0 then 'hidden' else 'shown' end
     from (select *, row_number() over () as n from users where email_key <> '') as users, unnest('{${lamp.id},${vase.id}}'::uuid[]) as product`,
    'analyze',
  ])
    await shop.em().execute(statement);

  // One transaction, since a connection knows its own prepared statements alone.
  await shop.em().transactional(async (em) => {
    await em.execute('set local plan_cache_mode = force_generic_plan');
    for (const sort of Object.values(ReviewSort))
      for (const rating of [null, 5, 2]) {
        const [reviews] = await findReviews({ em, ports: shop.ports }, [lamp.id], {
          first: 20,
          offset: 20,
          sort,
          rating,
        });
        expect(reviews).toHaveLength(20);
        const [read] = await em.execute<{ name: string }[]>(
          `select name from pg_prepared_statements where statement like '%"verifiedBuyer"%limit $2%' order by prepare_time desc limit 1`,
        );
        const values = [`'{${lamp.id}}'`, 20, 20, ...(rating ? [rating] : [])];
        const [explained] = await em.execute<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(
          `explain (analyze, format json) execute ${read!.name} (${values})`,
        );
        const scans = nodesOf(explained!['QUERY PLAN'][0]!.Plan).filter(
          (node) => node['Relation Name'] === 'reviews',
        );
        const rows = scans.reduce(
          (sum, node) =>
            sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
          0,
        );
        expect(scans).not.toEqual([]);
        expect(rows, `${sort} ${rating}`).toBeLessThan(70);
      }
  });
  await shop.close();
});
