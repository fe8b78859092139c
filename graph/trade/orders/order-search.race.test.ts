import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { copyOrders } from '../../proof/testing/copy-orders.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { type OrderMatch, orderMatchers } from './order-matchers.ts';
import { readOrderQuery } from './read-order-query.ts';

const { shop, shopper } = raceShop();

/** Enough orders that reading a whole index costs more than a search in another. */
const ORDERS = 2_000;
/** A transaction with copies of an order that are gone afterwards; PostgreSQL reads no table as a whole in it if it can help it. */
let copies: SqlEntityManager;
beforeAll(async () => {
  const { id } = await shop().addProduct();
  await place(shopper(), await startCheckout(shopper(), id));
  copies = shop().em();
  await copies.begin();
  await copies.execute('set local enable_seqscan = off');
  await copyOrders(copies, ORDERS);
});
afterAll(() => copies?.rollback());

async function planOf(select: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${select}`.execute(copies.getKysely());
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

test.each<[OrderMatch, text: string, index: string]>([
  ['id', '01900000-0000-7000-8000-000000000000', 'orders_pkey'],
  ['number', '#1049', 'orders_number_unique'],
  ['payment', 'pay_0123456789', 'payments_pkey'],
  ['tracking', '1Z999AA1', 'fulfillments_tracking_search_index'],
  ['phone', '+49 170 1234567', 'orders_phone_search_index'],
  ['email', 'ada@example.com', 'orders_email_search_index'],
  ['email', '@example.com', 'orders_customer_email_trigram_index'],
  ['name', 'Ada Abel', 'orders_customer_name_trigram_index'],
  ['sku', 'OAK-7', 'order_lines_variant_id_id_index'],
  ['sku', 'OAK-7', 'variants_sku_search_index'],
  ['postalCode', 'SW1A 1AA', 'orders_postal_search_index'],
  ['city', 'Köln', 'orders_city_search_index'],
  ['product', 'Amber Lamp', 'order_lines_variant_id_id_index'],
])('orders are found by %s of %j through the index %3$s', async (by, text, index) => {
  const ways = orderMatchers(shop(), readOrderQuery(text), 5).filter((way) => way.by === by);
  expect(ways).toHaveLength(1);
  const [way] = ways;
  const plan = await planOf(way!.from ?? sql`select id from orders where ${way!.where}`);
  expect(plan).toContain(`${index} `);
  expect(plan).not.toContain('Seq Scan on orders');
});
