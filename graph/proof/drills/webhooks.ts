import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Drill } from './drill.ts';
import { listed, openCheckouts, takePayments } from './open-checkouts.ts';
import { makeProducts } from './people.ts';
import { inAnyOrder, seededRandom } from './seeded-random.ts';
import { openStage, type Stage } from './stage.ts';

/** How many deliveries are under way at a time. */
const HANDS = 20;
const STOCK = 1_000_000;
const DELIVERIES = 3;
/** Share of payments without a webhook, and of checkouts with a forged one. */
const DROPPED = 0.2;
const FORGED = 0.05;
const SETTLED_WITHIN_MS = 300_000;
const EVENTS = ['payment.authorized', 'payment.captured', 'order.paid', 'payment.failed', 'refund.created'];

export const webhooks: Drill = {
  name: 'webhooks',
  about: 'payments reported three times in any order, every fifth never, some forged (1000 payments)',
  async run({ cycles = 1_000, ...options }) {
    const stage = await openStage(options);
    const { shop, query } = stage;
    const broken: string[] = [];
    try {
      await shop.start();
      const random = seededRandom(options.seed);
      const sequences = permutations(EVENTS);
      const forgedCount = Math.round(cycles * FORGED);
      const orders = await openOrders(shop.url, cycles + forgedCount + sequences.length);
      const paid = orders.slice(0, cycles);
      const forged = orders.slice(cycles, cycles + forgedCount);
      const permuted = orders.slice(cycles + forgedCount);
      await takePayments(stage, [...paid, ...permuted]);
      options.say(`${orders.length} checkouts, ${paid.length + permuted.length} of them paid`);

      const deliver = await courier(stage);
      const reported = paid.filter(() => random() >= DROPPED);
      const responses: Record<string, number> = {};
      const hand = async (order: string, event: string, eventId: string, isForged: boolean) => {
        const status = await deliver(order, event, eventId, isForged);
        const expected = isForged ? 400 : 200;
        if (status !== expected) broken.push(`a delivery got ${status}, not ${expected}`);
        responses[status] = (responses[status] ?? 0) + 1;
      };
      const thrice = (list: readonly string[], isForged: boolean) =>
        list.flatMap((order) =>
          Array.from(
            { length: DELIVERIES },
            () => () => hand(order, 'payment.captured', `evt_${order}`, isForged),
          ),
        );
      await byHands(inAnyOrder([...thrice(reported, false), ...thrice(forged, true)], random));
      await byHands(
        permuted.map((order, index) => async () => {
          for (const event of (sequences[index] ?? []).flatMap((each) => [each, each])) {
            await hand(order, event, `evt_${order}_${EVENTS.indexOf(event)}`, false);
          }
        }),
      );
      options.say('delivered');
      const start = performance.now();
      const expected = paid.length + permuted.length;
      let settled = await countPaid(stage, orders);
      const atOnce = settled;
      while (settled < expected && performance.now() - start < SETTLED_WITHIN_MS) {
        await wait(1_000);
        settled = await countPaid(stage, orders);
      }
      const seconds = Math.round((performance.now() - start) / 1000);
      if (settled !== expected) broken.push(`${settled} of ${expected} payments were settled`);
      const effects = await countPaid(stage, forged);
      if (effects > 0) broken.push(`${effects} forged events had an effect`);
      await shop.stop();
      const states = await query<{ state: string }>(
        `select distinct concat_ws(' ', c.stock, p.order_id is not null, r.id is null, o.paid_at is not null, s.status) as state
         from checkouts c join sandbox_payment s on s.order_id = c.provider_order_id
           left join payments p on p.checkout_id = c.id left join refunds r on r.payment_id = p.id left join orders o on o.checkout_id = c.id
         where c.provider_order_id in (${listed(orders)})`,
      );
      if (states.length !== 1) broken.push(`payments ended in ${states.length} states`);
      broken.push(...(await stage.brokenInvariants([])));
      return {
        figures: {
          'payments that were reported to the shop': reported.length,
          'payments that were never reported': paid.length - reported.length,
          'checkouts with forged events': forged.length,
          'responses by status': Object.entries(responses)
            .map((pair) => pair.join(' '))
            .join(', '),
          'orders of five events, each event twice': sequences.length,
          'settled by webhooks': atOnce,
          'settled in the end': settled,
          'seconds until the reconciler had the rest': seconds,
          'forged effects': effects,
        },
        broken,
      };
    } finally {
      await stage.close();
    }
  },
};

/** Provider orders of so many checkouts. */
async function openOrders(url: string, count: number): Promise<string[]> {
  const [productId] = await makeProducts(url, 1, STOCK);
  const checkouts = await openCheckouts(url, productId!, { count });
  return checkouts.map(({ payment }) => payment.providerOrderId);
}

async function countPaid({ query }: Stage, orders: readonly string[]): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int from orders o join checkouts c on c.id = o.checkout_id
     where o.paid_at is not null and c.provider_order_id in (${listed(orders)})`,
  );
  return row?.count ?? 0;
}

/** Delivers events as the provider does. Returns the status; a forged one is signed with another secret. */
async function courier({ query, shop }: Stage) {
  const [account] = await query<{ secret: string }>('select webhook_secret as secret from sandbox_account');
  return async (order: string, event: string, eventId: string, isForged: boolean): Promise<number> => {
    const payment = { entity: { entity: 'payment', order_id: order } };
    const body = JSON.stringify({ entity: 'event', event, payload: { payment } });
    const secret = isForged ? 'another' : (account?.secret ?? '');
    const { status } = await fetch(`${shop.url}/webhooks/razorpay`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        'x-razorpay-event-id': eventId,
      },
    });
    return status;
  };
}

/** Does everything in the list, a few things at a time. */
async function byHands(tasks: (() => Promise<void>)[]): Promise<void> {
  const left = tasks.values();
  const work = async () => {
    for (const task of left) await task();
  };
  await Promise.all(Array.from({ length: HANDS }, work));
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [first, ...rest]),
  );
}
