import { expect, test } from 'vitest';
import { openDatabase } from '../server/open-database.ts';
import { checkInvariants } from '../trade/ledger/check-invariants.ts';
import { sandboxLedger } from '../trade/ledger/provider-ledger.ts';

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

test('items that were delivered unpaid before are taken out of the stock, even when it is too low, and what happened has events', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0004-no-lines-by-product' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  const product = (n: number) => `'00000000-0000-0000-0000-00000000000${n}'`;
  for (const sql of [
    `insert into users (id, name, email, email_key, password_hash, is_admin, created_at)
     values (gen_random_uuid(), 'Ada', 'a', 'a', '', true, now())`,
    `insert into products (id, name, image, brand, category, description, price, count_in_stock, created_at)
     values (${product(1)}, '', '', '', '', '', 1, 5, now()), (${product(2)}, '', '', '', '', '', 1, 1, now())`,
    `insert into stock_moves (id, product_id, qty, reason) select gen_random_uuid(), id, count_in_stock, 'initial' from products`,
    `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, shipping_address, shipping_city, shipping_postal_code,
       shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency, stock, expires_at, created_at)
     select gen_random_uuid(), id, n, '', jsonb_build_array(jsonb_build_object('product', ${product(1)}, 'qty', 1),
       jsonb_build_object('product', ${product(2)}, 'qty', 2)), '', '', '', '', '', 1, 0, 0, 1, 'INR', 'released', now(), now()
     from users, generate_series(1, 3) n`,
    `insert into orders (id, owner_id, checkout_id, customer_name, customer_email, shipping_address, shipping_city,
       shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price,
       delivered_at, created_at)
     select gen_random_uuid(), user_id, id, '', '', '', '', '', '', '', 1, 0, 0, 1,
       case when idempotency_key < '3' then now() end, now() from checkouts`,
  ]) {
    await run(sql);
  }
  await run(
    `insert into payments (id, amount, currency, refund_reason, refunded_at, created_at) values ('pay_1', 1, 'INR', '', now(), now())`,
  );
  await orm.migrator.up();
  expect(await run('select count_in_stock as left from variants order by id')).toEqual([
    { left: 3 },
    { left: 0 },
  ]);
  expect(await run('select stock from checkouts order by idempotency_key')).toEqual([
    { stock: 'delivered' },
    { stock: 'delivered' },
    { stock: 'released' },
  ]);
  const broken = await checkInvariants(orm.em.fork(), { ledger: sandboxLedger, now: new Date() });
  expect(broken.filter(({ rule }) => ['I1', 'I15', 'I24'].includes(rule))).toEqual([]);
  await orm.close();
});

test('checkouts of before, and of a process that knows no rules yet, have the rule that priced them', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0009-search-keys' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  const insertCheckout = `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, shipping_address, shipping_city,
      shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency, stock,
      expires_at, created_at)
    select gen_random_uuid(), id, gen_random_uuid(), '', '[]', '', '', '', '', '', 1, 0, 0, 1, 'INR', 'released', now(), now()
    from users`;
  await run(`insert into users (id, name, email, email_key, password_hash, created_at)
    values (gen_random_uuid(), 'Ada', 'a', 'a', '', now())`);
  await run(insertCheckout);
  await orm.migrator.up();
  await run(insertCheckout);
  const rules = { shippingPrice: 10_000, freeAbove: 10_000, taxBasisPoints: 1_500 };
  expect(await run('select price_rules as rules from checkouts')).toEqual([{ rules }, { rules }]);
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

test('each text of a category that products have already becomes a category with an address of its own', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0021-variants' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  await run(`insert into products (id, name, image, brand, category, description, price, created_at)
    select gen_random_uuid(), '', '', '', category, '', 1, now()
    from unnest(array['Shoes & Bags', 'Shoes, Bags', 'It''s ? "new" \\', 'Shoes & Bags', '']) category`);
  await orm.migrator.up();
  const rows = await run(`select categories.name, slug, count(*)::int as products from products
    join categories on categories.id = category_id and categories.name = category group by 1, 2 order by slug`);
  expect(rows).toEqual([
    { name: 'It\'s ? "new" \\', slug: 'it-s-new', products: 1 },
    { name: 'Shoes & Bags', slug: 'shoes-bags', products: 2 },
    { name: 'Shoes, Bags', slug: 'shoes-bags-2', products: 1 },
  ]);
  await orm.close();
});
