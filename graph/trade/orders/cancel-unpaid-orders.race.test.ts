import { expect, test } from 'vitest';
import { place, startCheckout } from '../../proof/testing/buying.ts';
import { copyOrders } from '../../proof/testing/copy-orders.ts';
import { raceShop } from '../../proof/testing/race-shop.ts';
import { NEXT_UNPAID } from './cancel-unpaid-orders.ts';

const { shop, shopper } = raceShop();

/** As many that reading all of them costs more than reading the index of those that are unpaid. */
const ORDERS = 5_000;

test('of many orders, of which a tenth waits for its payment, the next to cancel is found by their index', async () => {
  const { id } = await shop().addProduct();
  await place(shopper(), await startCheckout(shopper(), id));
  const em = shop().em();
  await em.begin();
  try {
    await copyOrders(
      em,
      ORDERS,
      `jsonb_build_object('created_at', timestamptz '2026-01-01' - n * interval '1 minute',
         'paid_at', case when n % 10 > 0 then timestamptz '2026-01-01' end,
         'payment_due_at', case when n % 10 = 0 then timestamptz '2100-01-01' end)`,
    );
    const now = shop().ports.now();
    const plan = await em.execute<{ 'QUERY PLAN': string }[]>(`explain ${NEXT_UNPAID}`, [now, now]);
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('using orders_unpaid_index');
  } finally {
    await em.rollback();
  }
});
