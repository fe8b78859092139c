import { expect, test } from 'vitest';
import { openDatabase } from './orm.ts';

test('the migrations make what the entities say: `npm run migration:create` writes what is missing', async () => {
  const orm = await openDatabase({});
  expect(await orm.migrator.checkSchema()).toBe(false);
  await orm.close();
});

test('a database migrated from nothing has every table of the entities with every column', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up();
  for (const meta of orm.getMetadata().getAll().values()) {
    // Reading a row selects every column that the entity knows.
    if (!meta.embeddable) await orm.em.fork().find(meta.class, {}, { limit: 1 });
  }
  await orm.close();
});

test('the reviews that a shop has already are counted by their stars', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0002-unordered-payments' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  for (const sql of [
    `insert into users (id, name, email, email_key, password_hash, created_at)
     select gen_random_uuid(), 'Ada', n, n, '', now() from generate_series(1, 8) n`,
    `insert into products (id, name, image, brand, category, description, price, count_in_stock, created_at, rating_total, num_reviews)
     select gen_random_uuid(), name, '', '', '', '', 1, 1, now(), total, reviews
     from (values ('reviewed', 31, 8), ('new', 0, 0)) as product(name, total, reviews)`,
    `insert into reviews (id, product_id, user_id, name, rating, comment, created_at)
     select gen_random_uuid(), product.id, author.id, 'Ada', ('{1,2,4,4,5,5,5,5}'::int[])[author.email::int], '', now()
     from users author, products product where product.name = 'reviewed'`,
  ]) {
    await run(sql);
  }
  const read = 'select num_reviews, rating from products order by name';
  const before = await run(read);
  await orm.migrator.up();
  expect(await run(read)).toEqual(before);
  expect(await run('select stars from products order by name')).toEqual([
    { stars: [0, 0, 0, 0, 0] },
    { stars: [1, 1, 0, 2, 4] },
  ]);
  await orm.close();
});
