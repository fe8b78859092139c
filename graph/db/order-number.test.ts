import { expect, test } from 'vitest';
import { blankDatabase } from '../proof/testing/empty-database.ts';
import type { Database } from './orm.ts';

/** What the version before inserts: columns without the number. Owner and checkout do not matter here. */
const insert = `insert into orders (id, owner_id, checkout_id, customer_name, customer_email, shipping_address, shipping_city, shipping_postal_code,
    shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, created_at, tax_lines, payment_choice, currency)
  select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ?, '', '', '', '', '', '', 0, 0, 0, 0, ?::timestamptz, '[]', '{}', 'INR'`;

const numbers = async (orm: Database) => {
  const rows = await orm.em.execute<{ name: string; number: string }[]>(
    'select customer_name as name, number from orders order by number',
  );
  return rows.map(({ name, number }) => `${number} ${name}`);
};

test('old orders are numbered in the order in which they were placed, and the version before goes on inserting', async () => {
  const orm = await blankDatabase();
  await orm.migrator.up({ to: '0101-token-invitation' });
  await orm.em.execute('set session_replication_role = replica');
  for (const [name, at] of [
    ['third', '2026-11-03'],
    ['first', '2026-11-01'],
    ['second', '2026-11-02'],
  ])
    await orm.em.execute(insert, [name, at]);
  // Rows that changed are stored behind the others.
  await orm.em.execute(`update orders set paid_at = now() where customer_name = 'first'`);
  await orm.migrator.up();
  await orm.em.execute(insert, ['fourth', '2026-11-01']);
  expect(await numbers(orm)).toEqual(['1001 first', '1002 second', '1003 third', '1004 fourth']);
  await orm.close();
});
