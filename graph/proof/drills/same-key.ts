import { address, type Buyer, checkoutInput, payInSandbox, type Widget } from '../testing/buying.ts';
import { PlaceOrderDocument, StartCheckoutDocument } from '../testing/operations.generated.ts';
import type { Drill } from './drill.ts';
import { makeProducts, must, signUp } from './people.ts';
import type { Reply, ShopClient } from './shop-client.ts';
import { openStage, type Stage } from './stage.ts';

const AT_ONCE = 50;
const STOCK = 1_000_000;

interface Asked {
  client: ShopClient;
  productId: string;
}

export const sameKey: Drill = {
  name: 'same-key',
  about:
    'each order requested 50 times at once with one key or one payment, by GraphQL and by REST (100 keys)',
  async run({ cycles = 100, ...options }) {
    const stage = await openStage(options);
    const { shop } = stage;
    const statuses = new Map<number, number>();
    const broken: string[] = [];
    try {
      await shop.start();
      const [client] = await signUp(shop.url, 1, ({ status }) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      });
      const [productId] = await makeProducts(shop.url, 1, STOCK);
      if (!client || !productId) throw new Error('The drill could not be prepared.');
      const widget = await widgetOf({ client, productId });
      const before = await countBought(stage);
      for (let cycle = 1; cycle <= cycles; cycle++) {
        const differing = await Promise.all([
          oneCheckout({ client, productId }),
          onePayment({ client, productId }, widget),
        ]);
        broken.push(...differing.flat().map((what) => `key ${cycle}: ${what}`));
        if (cycle % 10 === 0) options.say(`${cycle} of ${cycles}`);
      }
      await shop.stop();
      const after = await countBought(stage);
      const counts: Record<string, number> = {};
      for (const [what, count] of Object.entries(after)) counts[what] = count - before[what]!;
      for (const [what, count] of Object.entries(counts)) {
        if (count !== 2 * cycles) broken.push(`${count} ${what}, for ${2 * cycles} keys`);
      }
      broken.push(...(await stage.brokenInvariants([])));
      const responses = [...statuses].map(([status, count]) => `${status} ${count}`).join(', ');
      return { figures: { keys: 2 * cycles, ...counts, 'responses by status (0: none)': responses }, broken };
    } finally {
      await stage.close();
    }
  },
};

/** What was bought; the demo shop begins with orders. */
async function countBought({ query }: Stage): Promise<Record<string, number>> {
  const [counts] = await query<Record<string, number>>(
    `select (select count(*)::int from orders where paid_at is not null) as "paid orders",
       (select count(*)::int from payments) as "payments recorded",
       (select count(*)::int from sandbox_payment where status = 'captured') as captures`,
  );
  return counts!;
}

/** One idempotency key as the web app uses it. Returns in what the replies differed. */
async function oneCheckout(asked: Asked): Promise<string[]> {
  const { client } = asked;
  const started = await atOnce(startOf(asked));
  const { id: checkoutId, payment: widget } = must(started[0]);
  const payment = await payInSandbox(mustPost(client), widget);
  const placed = await atOnce(() => client.graphql(PlaceOrderDocument, { input: { checkoutId, payment } }));
  return [...differences('startCheckout', started), ...differences('placeOrder', placed)];
}

/** One payment that was made before, as older clients send it. Returns in what the replies differed. */
async function onePayment({ client, productId }: Asked, widget: Widget): Promise<string[]> {
  // One unit at 10.00, 100.00 shipping, 1.50 tax.
  const form = { key: widget.keyId, currency: widget.currency, amount: 111_50, outcome: 'paid' };
  const { post } = mustPost(client);
  const paid = await post<{ razorpay_payment_id: string }>('/sandbox/checkout/pay', form);
  const cart = { cartItems: [{ product: productId, qty: 1 }], shippingAddress: address };
  const body = { ...cart, paymentResult: paid.razorpay_payment_id };
  return differences('POST /api/order', await atOnce(() => client.rest('POST', '/api/order', body)));
}

function mustPost(client: ShopClient): Pick<Buyer, 'post'> {
  return { post: async <T>(path: string, body: object) => must(await client.rest<T>('POST', path, body)) };
}

function startOf({ client, productId }: Asked) {
  const variables = checkoutInput([{ productId, qty: 1 }]);
  return () => client.graphql(StartCheckoutDocument, variables);
}

/** What the widget is opened with: of a checkout that is not paid. */
async function widgetOf(asked: Asked): Promise<Widget> {
  return must(await startOf(asked)()).payment;
}

/** Sends 50 times at once, and again where the reply was to try again. */
function atOnce<T>(send: () => Promise<Reply<T>>): Promise<[Reply<T>, ...Reply<T>[]]> {
  const definite = async (): Promise<Reply<T>> => {
    const reply = await send();
    return reply.kind === 'unknown' ? definite() : reply;
  };
  return Promise.all([definite(), ...Array.from({ length: AT_ONCE - 1 }, definite)]);
}

function differences(what: string, replies: readonly Reply<unknown>[]): string[] {
  const distinct = new Set(replies.map((reply) => JSON.stringify(reply)));
  const isGood = replies.every(({ kind }) => kind === 'ok');
  return distinct.size === 1 && isGood
    ? []
    : [`${what} got ${distinct.size} different responses: ${[...distinct].join(' ')}`];
}
