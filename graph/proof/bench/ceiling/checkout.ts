import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { v7 } from 'uuid';
import { priceLines } from '../../../money/pricing.ts';
import { viewerOf } from './accounts.ts';
import type { Route } from './route.ts';

// What must be written and read to sell something: the shop's statements, and those of the sandbox in its place.

const ADDRESS = ['1 Elm Street', 'Pune', '411001', 'India', 'PayPal'];

const start: Route = async (pool, { token = '', first, second }) => {
  const user = await viewerOf(pool, token);
  const { rows } = await pool.query(
    'select id, name, image, price from products where id = any($1::uuid[])',
    [[first, second]],
  );
  const lines = rows
    .map(({ id, ...product }) => ({ product: id, ...product, qty: 1 }))
    .sort((a, b) => (a.product < b.product ? -1 : 1));
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = priceLines(lines);
  const checkout = v7();
  const order = `order_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, shipping_address, shipping_city,
         shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, currency,
         stock, expires_at, created_at)
       values ($1::uuid, $2, $1::text, $1::text, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, 'INR', 'held', now() + interval '15 minutes', now())`,
      [checkout, user, JSON.stringify(lines), ...ADDRESS, itemsPrice, shippingPrice, taxPrice, totalPrice],
    );
    for (const { product, price } of lines) {
      await client.query(
        `with taken as (
           update products set count_in_stock = count_in_stock - 1
           where id = $1 and deleted_at is null and not is_draft and count_in_stock >= 1 and price = $2 returning id
         )
         insert into stock_moves (id, product_id, qty, reason, checkout_id) select $3, id, -1, 'held', $4 from taken`,
        [product, price, v7(), checkout],
      );
    }
  });
  await pool.query(
    `insert into sandbox_order (id, amount, currency, receipt, status, attempts, created_at)
     values ($1, $2, 'INR', $3, 'created', 0, now())`,
    [order, totalPrice, checkout],
  );
  await pool.query('update checkouts set provider_order_id = $1 where id = $2', [order, checkout]);
  return { checkout, order, amount: totalPrice };
};

const pay: Route = async (pool, { order, amount }) => {
  const payment = `pay_${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  await inTransaction(pool, async (client) => {
    await client.query('select * from sandbox_order where id = $1 for update', [order]);
    await client.query(`select count(*) from sandbox_payment where order_id = $1 and status <> 'failed'`, [
      order,
    ]);
    await client.query(`update sandbox_order set attempts = attempts + 1, status = 'paid' where id = $1`, [
      order,
    ]);
    await client.query(
      `insert into sandbox_payment (id, order_id, status, amount, amount_refunded, currency, method, created_at)
       values ($1, $2, 'captured', $3, 0, 'INR', 'card', now())`,
      [payment, order, amount],
    );
  });
  return { payment };
};

const place: Route = async (pool, { token = '', checkout, payment = '' }) => {
  const user = await viewerOf(pool, token);
  await pool.query('select * from checkouts where id = $1 and user_id = $2', [checkout, user]);
  await pool.query('select * from sandbox_payment where id = $1', [payment]);
  const order = v7();
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query('select * from checkouts where id = $1 for update', [checkout]);
    await client.query('select checkout_id, order_id, refund_reason from payments where id = $1', [payment]);
    const { lines, total_price } = rows[0];
    const copies = lines.map((line: object, position: number) => ({ id: v7(), position, ...line }));
    await client.query(
      `with placed as (
         insert into orders (id, owner_id, checkout_id, customer_name, customer_email, shipping_address, shipping_city,
           shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price, created_at)
         select $1::uuid, u.id, c.id, u.name, u.email, c.shipping_address, c.shipping_city, c.shipping_postal_code, c.shipping_country,
           c.payment_method, c.items_price, c.shipping_price, c.tax_price, c.total_price, now()
         from checkouts c join users u on u.id = c.user_id where c.id = $2 for key share of u
         on conflict (checkout_id) do nothing returning id
       ), copied as (
         insert into order_lines (id, order_id, position, product_id, name, image, price, qty)
         select line.id, placed.id, line.position, line.product, line.name, line.image, line.price, line.qty
         from placed, jsonb_to_recordset($3::jsonb)
           as line (id uuid, position int, product uuid, name text, image text, price int, qty int)
       )
       select id from placed union all select id from orders where checkout_id = $2`,
      [order, checkout, JSON.stringify(copies)],
    );
    await client.query(
      `with paid as (update orders set paid_at = now() where id = $3)
       insert into payments (id, checkout_id, order_id, amount, currency, created_at) values ($1, $2, $3, $4, 'INR', now())`,
      [payment, checkout, order, total_price],
    );
    await client.query(`update checkouts set stock = 'sold' where id = $1`, [checkout]);
  });
  await hearOfPayment(pool, payment);
  await pool.query('select * from orders where id = $1', [order]);
  await pool.query('select * from order_lines where order_id = $1 order by position', [order]);
  return { order };
};

/** The provider tells of a payment three times: authorized, captured, order paid. The first settles it. */
async function hearOfPayment(pool: Pool, payment: string): Promise<void> {
  const events = ['authorized', 'captured', 'paid'].map((kind) => `${kind}_${payment}`);
  for (const event of events) {
    await pool.query(
      'select from webhook_events where id = $1 union all select from payments where id = $2 and order_id is not null',
      [event, payment],
    );
  }
  await pool.query('insert into webhook_events (id, received_at) values ($1, now())', [events[0]]);
}

async function inTransaction(pool: Pool, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}

export const checkoutRoutes: Record<string, Route> = {
  '/checkout/start': start,
  '/checkout/pay': pay,
  '/checkout/place': place,
};
