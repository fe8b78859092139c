import { expect, test } from 'vitest';
import { openDatabase } from '../server/open-database.ts';
import { Checkout } from '../trade/checkout/checkout.entity.ts';
import { checkInvariants } from '../trade/ledger/check-invariants.ts';
import { sandboxLedger } from '../trade/ledger/provider-ledger.ts';
import { Order } from '../trade/orders/order.entity.ts';
import { OrderLine } from '../trade/orders/order-line.entity.ts';
import { Payment } from '../trade/payments/payment.entity.ts';
import { Refund } from '../trade/payments/refund.entity.ts';

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
    { stock: 'accepted' },
    { stock: 'accepted' },
    { stock: 'released' },
  ]);
  const broken = await checkInvariants(orm.em.fork(), { ledger: sandboxLedger, now: new Date() });
  expect(broken.filter(({ rule }) => ['I1', 'I9', 'I15', 'I21', 'I24'].includes(rule))).toEqual([]);
  await orm.close();
});

test('earlier checkouts have the rule that priced them', async () => {
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
  const rules = {
    shipping: { price: 10_000, freeAbove: 10_000, taxClass: null },
    taxRates: [{ name: 'Tax', taxClass: 'standard', basisPoints: 1_500 }],
    pricesIncludeTax: false,
  };
  expect(await run('select price_rules as rules from checkouts')).toEqual([{ rules }]);
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

test('each state of a refund that was a column of its payment is a row that says the same', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0060-new-email-counts-at' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  const uuid = (n: string) => `('00000000-0000-0000-0000-' || lpad(${n}::text, 12, '0'))::uuid`;
  const address = 'shipping_address, shipping_city, shipping_postal_code, shipping_country, payment_method';
  const prices = 'items_price, shipping_price, tax_price, total_price, created_at';
  const at = (n: number) => `'2026-11-0${n}T10:00:00Z'::timestamptz`;
  for (const sql of [
    `insert into users (id, name, email, email_key, password_hash, is_admin, created_at)
     values (${uuid('1')}, 'Ada', 'a', 'a', '', true, now())`,
    `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, ${address}, ${prices}, currency, stock, expires_at)
     select ${uuid('n')}, ${uuid('1')}, n, '', '[]', '', '', '', '', '', 100, 0, 0, 100, now(), 'INR', 'sold', now()
     from generate_series(1, 8) n`,
    `insert into orders (id, owner_id, checkout_id, customer_name, customer_email, ${address}, ${prices}, paid_at)
     select ${uuid('n')}, ${uuid('1')}, ${uuid('n')}, '', '', '', '', '', '', '', 100, 0, 0, 100, now(), now()
     from generate_series(1, 5) n`,
    `insert into payments (id, provider, recorded_by_id, checkout_id, order_id, amount, currency, refund_reason, refunded_amount,
       refunded_at, attempts, last_error, created_at) values
     ('none', 'razorpay', null, ${uuid('1')}, ${uuid('1')}, 100, 'INR', null, 0, null, 0, null, ${at(1)}),
     ('part elsewhere', 'razorpay', null, ${uuid('2')}, ${uuid('2')}, 100, 'INR', null, 30, null, 0, null, ${at(1)}),
     ('elsewhere', 'razorpay', null, ${uuid('3')}, ${uuid('3')}, 100, 'INR', null, 100, ${at(2)}, 0, null, ${at(1)}),
     ('part by hand', null, ${uuid('1')}, ${uuid('4')}, ${uuid('4')}, 100, 'INR', null, 40, null, 0, null, ${at(1)}),
     ('by hand', null, ${uuid('1')}, ${uuid('5')}, ${uuid('5')}, 100, 'INR', null, 100, ${at(3)}, 0, null, ${at(1)}),
     ('due', 'razorpay', null, ${uuid('6')}, null, 100, 'INR', 'Sold out.', 0, null, 2, 'No answer.', ${at(1)}),
     ('due in part', 'razorpay', null, ${uuid('7')}, null, 100, 'INR', 'Sold out.', 25, null, 0, null, ${at(1)}),
     ('made', 'razorpay', null, ${uuid('8')}, null, 100, 'USD', 'Sold out.', 100, ${at(4)}, 1, null, ${at(1)}),
     ('unordered', 'second', null, null, null, 100, 'INR', 'Nobody ordered.', 0, null, 0, null, ${at(1)}),
     ('unordered, made', 'second', null, null, null, 100, 'INR', 'Nobody ordered.', 100, ${at(5)}, 0, null, ${at(1)})`,
  ]) {
    await run(sql);
  }
  // A later migration puts the provider before the id.
  const before =
    await run(`select case when provider = 'second' then 'second:' else '' end || id as id, refund_reason, refunded_amount, refunded_at,
      case when order_id is null and refunded_at is null then amount - refunded_amount end as due, attempts, last_error
    from payments order by 1`);
  await orm.migrator.up();
  const payments = await orm.em.fork().find(Payment, {}, { orderBy: { id: 'asc' } });
  const due = await orm.em.fork().find(Refund, { state: 'due' });
  const after = payments.map(({ id, refundReason, refundedAmount, refundedAt }) => {
    const row = due.find(({ payment }) => payment.id === id);
    return { id, refundReason, refundedAmount, refundedAt, due: row?.amount ?? null, row };
  });
  expect(after.map(({ row, ...said }) => said)).toEqual(
    before.map((row) => ({
      ...{ id: row.id, refundReason: row.refund_reason, refundedAmount: row.refunded_amount, due: row.due },
      refundedAt: row.refunded_at && new Date(row.refunded_at),
    })),
  );
  expect(after.find(({ id }) => id === 'due')?.row?.attempts).toMatchObject({
    attempts: 2,
    lastError: 'No answer.',
  });
  expect(await run('select payment_id from refunds group by 1 having count(*) > 1')).toEqual([
    { payment_id: 'due in part' },
  ]);
  const broken = await checkInvariants(orm.em.fork(), { ledger: sandboxLedger, now: new Date() });
  expect(broken.filter(({ rule }) => rule === 'I20')).toEqual([]);
  await orm.close();
});

test('what names a payment of another provider than the first names it by the id that has the provider in it', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0091-order-currency' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  const [providers, data] = [
    `(values ('pay_1', 'razorpay'), ('charge-1', 'second'), ('free_1', null))`,
    `'{"payment": "'`,
  ];
  for (const sql of [
    `insert into payments (id, provider, amount, currency, created_at) select *, 100, 'INR', now() from ${providers} p`,
    `insert into refunds (id, payment_id, amount, currency, state, provider_refund_id, created_at)
     select gen_random_uuid(), id, 100, 'INR', 'made', case when provider <> 'razorpay' then 'back-1' when provider <> '' then 'rfnd_1' end, now() from payments`,
    `insert into events (id, type, subject_type, subject_id, actor_kind, data, at)
     select gen_random_uuid(), type, split_part(type, '.', 1), case type when 'refund.made' then id else 'x' end, 'system', (${data} || id || '"}')::jsonb, now()
     from payments, unnest(array['refund.made', 'order.paid']) type`,
    `update events set subject_type = 'payment' where type = 'refund.made'`,
    `insert into mails (id, type, to_address, to_name, data, created_at)
     select gen_random_uuid(), 'payment.refunded', 'a', 'a', (${data} || id || '"}')::jsonb, now() from payments`,
  ]) {
    await run(sql);
  }
  await orm.migrator.up();
  const ids = async (sql: string) => (await run(`${sql} order by 1`)).map(({ id }) => id);
  const stored = ['free_1', 'pay_1', 'second:charge-1'];
  expect(await ids('select id from payments')).toEqual(stored);
  expect(await ids('select payment_id as id from refunds')).toEqual(stored);
  expect(await ids(`select subject_id as id from events where subject_type = 'payment'`)).toEqual(stored);
  for (const table of ['mails', `events where type = 'order.paid'`])
    expect(await ids(`select data->>'payment' as id from ${table}`)).toEqual(stored);
  expect(await ids('select provider_refund_id as id from refunds')).toEqual([
    'rfnd_1',
    'second:back-1',
    null,
  ]);
  const unnamed = `insert into payments (id, provider, amount, currency, created_at) values ('charge-2', 'second', 1, 'INR', now())`;
  await expect(run(unnamed)).rejects.toThrow('payments_id_check');
  await orm.close();
});

test('what earlier versions did not record of an order is what it was then: one tax, one shipping method, no reduction', async () => {
  const orm = await openDatabase({});
  await orm.migrator.up({ to: '0036-former-names' });
  const run = (sql: string) => orm.em.fork().execute(sql);
  const columns = `shipping_address, shipping_city, shipping_postal_code, shipping_country, payment_method, items_price,
    shipping_price, tax_price, total_price, created_at`;
  const values = `'1 Elm Street', 'Pune', '411001', 'India', 'PayPal', 1003, 10000, 150, 11153, now()`;
  const lines = [1, 2].map((qty) => {
    const product = `00000000-0000-0000-0000-00000000000${qty}`;
    return { product, name: `Lamp ${qty}`, image: '', price: qty === 1 ? 501 : 251, qty };
  });
  for (const sql of [
    `insert into users (id, name, email, email_key, password_hash, created_at) values (gen_random_uuid(), 'Ada', 'a', 'a', '', now())`,
    `insert into checkouts (id, user_id, idempotency_key, request_hash, currency, stock, expires_at, lines, ${columns})
     select gen_random_uuid(), id, n, '', 'INR', case n when 1 then 'sold' else 'released' end, now(), '${JSON.stringify(lines)}', ${values}
     from users, generate_series(1, 2) n`,
    `insert into orders (id, owner_id, checkout_id, customer_name, customer_email, paid_at, ${columns})
     select id, user_id, id, 'Ada', 'a', now(), ${values} from checkouts where stock = 'sold'`,
    `insert into order_lines (id, order_id, position, product_id, variant_id, name, image, price, qty)
     select gen_random_uuid(), id, n - 1, ('00000000-0000-0000-0000-00000000000' || n)::uuid,
       ('00000000-0000-0000-0000-00000000000' || n)::uuid, 'Lamp ' || n, '', case n when 1 then 501 else 251 end, n
     from orders, generate_series(1, 2) n`,
  ])
    await run(sql);
  await orm.migrator.up();
  const em = orm.em.fork();
  const whole = {
    taxLines: [{ name: 'Tax', basisPoints: 1500, base: 1003, amount: 150 }],
    shippingMethod: { name: 'Standard', kind: 'delivery', description: '' },
    paymentChoice: { id: 'PayPal', kind: 'provider' },
  };
  expect(await em.find(Order, {})).toMatchObject([whole]);
  const shares = [
    { listPrice: 501, taxRate: 1500, tax: 74 },
    { listPrice: 251, taxRate: 1500, tax: 76 },
  ];
  expect(await em.find(OrderLine, {}, { orderBy: { position: 'asc' } })).toMatchObject(shares);
  expect(await em.find(Checkout, {})).toMatchObject([1, 2].map(() => ({ ...whole, lines: shares })));
  const broken = await checkInvariants(orm.em.fork(), { ledger: sandboxLedger, now: new Date() });
  expect(broken.filter(({ rule }) => ['I6', 'I18', 'I19'].includes(rule))).toEqual([]);
  await orm.close();
});
