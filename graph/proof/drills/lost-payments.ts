import { setTimeout as wait } from 'node:timers/promises';
import { PlaceOrderDocument } from '../testing/operations.generated.ts';
import type { Drill } from './drill.ts';
import { listed, type OpenCheckout, openCheckouts, takePayments } from './open-checkouts.ts';
import { makeProducts, must } from './people.ts';
import { notOfDemo, openPostgresStage, type Stage } from './stage.ts';

const STOCK = 1_000_000;
const SETTLED_WITHIN_MS = 300_000;

type End = 'paid' | 'refunded';

/** One captured payment, and how it ended. */
interface Capture {
  order: string | null;
  end: End | 'open';
}

export const lostPayments: Drill = {
  name: 'lost-payments',
  about: 'payments that neither browser nor webhook reports, among 100000 abandoned checkouts',
  async run({ cycles = 100, abandoned = 100_000, ...options }) {
    const stage = await openPostgresStage(options);
    const { shop, query } = stage;
    const broken: string[] = [];
    try {
      await shop.start();
      const { expected, old } = await openAll(stage, cycles);
      await shop.stop();
      await makeOld(stage, old);
      await abandon(stage, abandoned);
      // Holds that have ended are released before anything is paid.
      await shop.start();
      await waitUntil(async () => (await countHeld(stage, old)) === 0);
      if ((await countHeld(stage, old)) > 0) broken.push('holds of four days ago were not released');
      await shop.stop();
      options.say(`${expected.size} checkouts to be paid, ${abandoned} abandoned`);

      await takePayments(stage, [...expected.keys()]);
      await takeUnordered(stage, cycles);
      // The process that was stopped has the reconciler's lease for 25 seconds, which are not what is measured.
      await query('delete from job_leases');
      const total = expected.size + cycles;
      await shop.start();
      const start = performance.now();
      await waitUntil(async () => (await readCaptures(stage)).every(({ end }) => end !== 'open'));
      const seconds = Math.round((performance.now() - start) / 1000);
      await shop.stop();

      const captures = await readCaptures(stage);
      if (captures.length !== total) broken.push(`there are ${captures.length} payments, not ${total}`);
      for (const { order, end } of captures) {
        const right = order === null ? 'refunded' : expected.get(order);
        if (end !== right) broken.push(`the payment of ${order ?? 'no order'} is ${end}, not ${right}`);
      }
      const paid = captures.filter(({ end }) => end === 'paid').length;
      const [orders] = await query<{ paid: number }>(
        `select count(paid_at)::int as paid from orders where cancelled_at is null and ${notOfDemo('checkout_id')}`,
      );
      if (orders?.paid !== paid) broken.push(`${orders?.paid} orders are paid by ${paid} payments`);
      if (shop.exits > 0) broken.push(`the shop ended ${shop.exits} times by itself`);
      broken.push(...(await stage.brokenInvariants([])));
      return {
        figures: {
          'abandoned checkouts': abandoned,
          'declined payments of them': Math.floor(abandoned / 10),
          'payments captured': captures.length,
          'paid orders': paid,
          'full refunds': captures.filter(({ end }) => end === 'refunded').length,
          'seconds until the last was settled': seconds,
        },
        broken,
      };
    } finally {
      await stage.close();
    }
  },
};

/** So many checkouts of each kind: how the payment of each provider order has to end, and those that are to be old. */
async function openAll({ shop: { url } }: Stage, count: number) {
  const [steady, dearer] = await makeProducts(url, 2, STOCK);
  const fresh = await openCheckouts(url, steady!, { count });
  const left = await openCheckouts(url, steady!, { count });
  const ordered = await openCheckouts(url, steady!, { count, people: count });
  const outdated = await openCheckouts(url, dearer!, { count });
  for (const { id, client } of ordered) {
    must(await client.graphql(PlaceOrderDocument, { input: { checkoutId: id } }));
  }
  const orders = (checkouts: OpenCheckout[]) => checkouts.map(({ payment }) => payment.providerOrderId);
  const bought = orders([...fresh, ...left, ...ordered]).map((order) => [order, 'paid'] as const);
  const refused = orders(outdated).map((order) => [order, 'refunded'] as const);
  return {
    expected: new Map<string, End>([...bought, ...refused]),
    old: { orders: orders([...left, ...ordered, ...outdated]), dearer: dearer! },
  };
}

type Old = Awaited<ReturnType<typeof openAll>>['old'];

/** Everything about them was four days ago, and one product costs more since. The client IP range is deleted after a day. */
async function makeOld({ query }: Stage, { orders, dearer }: Old): Promise<void> {
  const those = `provider_order_id in (${listed(orders)})`;
  const before = "- interval '4 days'";
  await query(
    `update checkouts set created_at = created_at ${before}, expires_at = expires_at ${before}, network = null
     where ${those}`,
  );
  await query(
    `update orders set created_at = created_at ${before} where checkout_id in (select id from checkouts where ${those})`,
  );
  await query(`update sandbox_order set created_at = created_at ${before} where id in (${listed(orders)})`);
  for (const table of ['products', 'variants'])
    await query(`update ${table} set price = price + 100 where id = '${dearer}'`);
  await query(
    `insert into price_changes (variant_id, from_at, price) select id, now(), price from variants where id = '${dearer}'`,
  );
}

/** Checkouts of the last 29 days, unpaid, each with a provider order. The last payment of each tenth was declined. */
async function abandon({ query }: Stage, count: number): Promise<void> {
  const orderId = "'order_' || lpad(n::text, 14, '0')";
  const created = `now() - n * interval '29 days' / ${Math.max(count, 1)}`;
  await query(
    `insert into checkouts (id, user_id, idempotency_key, request_hash, lines, shipping_address, shipping_city,
       shipping_postal_code, shipping_country, payment_method, items_price, shipping_price, tax_price, total_price,
       currency, stock, expires_at, provider_order_id, created_at, payment_choice, tax_lines, price_rules)
     select gen_random_uuid(), (select id from users limit 1), 'abandoned-' || n, '', '[]', '1 Elm Street', 'Pune', '411001',
       'India', 'PayPal', 100, 100, 15, 215, 'INR', 'released', ${created}, ${orderId}, ${created},
       '{"kind": "provider"}', '[]', '{}'
     from generate_series(1, ${count}) n`,
  );
  await query(
    `insert into sandbox_order (id, amount, currency, receipt, status, attempts, created_at)
     select ${orderId}, 215, 'INR', null, 'created', 0, ${created} from generate_series(1, ${count}) n`,
  );
  await query(
    `insert into sandbox_payment (id, order_id, status, amount, amount_refunded, currency, method, created_at)
     select 'pay_' || lpad(n::text, 14, '0'), ${orderId}, 'failed', 215, 0, 'INR', 'card', now() - n % 300 * interval '1 s'
     from generate_series(10, ${count}, 10) n`,
  );
}

/** Payments that were made before an order nine minutes ago, and whose order never came. */
async function takeUnordered({ query }: Stage, count: number): Promise<void> {
  await query(
    `insert into sandbox_payment (id, order_id, status, amount, amount_refunded, currency, method, created_at)
     select 'pay_X' || lpad(n::text, 13, '0'), null, 'captured', 215, 0, 'INR', 'card', now() - interval '9 min'
     from generate_series(1, ${count}) n`,
  );
}

async function countHeld({ query }: Stage, { orders }: Old): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int from checkouts where stock = 'held' and provider_order_id in (${listed(orders)})`,
  );
  return row?.count ?? 0;
}

/** All captured payments. One is paid or refunded when shop and provider agree on it, and open before. */
function readCaptures({ query }: Stage): Promise<Capture[]> {
  return query<Capture>(
    `select s.order_id as "order", case
       when s.status = 'captured' and s.amount_refunded = 0 and o.paid_at is not null and r.id is null then 'paid'
       when s.status = 'refunded' and s.amount_refunded = s.amount and r.state = 'made' and o.id is null
         then 'refunded'
       else 'open' end as "end"
     from sandbox_payment s left join payments p on p.id = s.id left join refunds r on r.payment_id = p.id left join orders o on o.id = p.order_id
     where s.status <> 'failed' and ${notOfDemo('p.checkout_id')}`,
  );
}

/** Waits until the condition holds or the time is over. Broken promises show in the final check. */
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + SETTLED_WITHIN_MS;
  while (!(await isSo()) && performance.now() < end) await wait(1_000);
}
