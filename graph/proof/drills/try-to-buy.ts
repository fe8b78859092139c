import { setTimeout as wait } from 'node:timers/promises';
import { address, type Buyer, buy, checkoutInput, payInSandbox } from '../testing/buying.ts';
import {
  PayOrderDocument,
  PlaceOrderDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
} from '../testing/operations.generated.ts';
import { note, type Purchase } from './history.ts';
import type { Reply, ShopClient } from './shop-client.ts';

export interface Shopper {
  client: ShopClient;
  /** Ids of the products in the cart, one unit each. */
  products: readonly string[];
  codes?: string[];
  /** Id of the payment method cash on delivery, for a purchase that is paid so. */
  cash?: string;
  /** Of a guest, whose client has no session yet. */
  email?: string;
  random: () => number;
  /** Whether this one closes the browser when no response comes; what was begun is then left to the shop. */
  fickle: boolean;
  /** False once the drill no longer needs the result of this purchase. */
  patient: () => boolean;
}

/** One in so many clicks is a double click. */
const DOUBLE_CLICK = 10;

/**
 * Buys a cart, through every step as the web app does or as a program at the REST API, and sends again with the same
 * key until the outcome is known. The responses are written into `purchase`.
 */
export async function tryToBuy(shopper: Shopper, purchase: Purchase, byRest: boolean): Promise<void> {
  try {
    if (shopper.cash) await orderForCash(shopper, purchase, shopper.cash);
    else await (byRest ? orderThenPay(shopper, purchase) : payThenOrder(shopper, purchase));
    purchase.end = 'bought';
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    purchase.end = error.code ? 'refused' : 'unknown';
    purchase.code = error.code;
  }
}

/** A purchase that ends early: refused with a code, or given up without one. */
class Ended extends Error {
  readonly code?: string;

  constructor(code?: string) {
    super(code);
    this.code = code;
  }
}

interface Order {
  id: string;
  isPaid: boolean;
}

async function payThenOrder(shopper: Shopper, purchase: Purchase): Promise<void> {
  const buyer = persistent(shopper, purchase);
  const placed = await buy(buyer, { input: inputOf(shopper, purchase) }, (step, id) =>
    note(purchase, step, id),
  );
  const order = placed.isPaid
    ? placed
    : await buyer.graphql(PayOrderDocument, { input: { orderId: placed.id } });
  note(purchase, 'order', order.id);
}

async function orderForCash(shopper: Shopper, purchase: Purchase, paymentMethod: string): Promise<void> {
  const buyer = persistent(shopper, purchase);
  const input = { ...inputOf(shopper, purchase), paymentMethod };
  const { id: checkoutId } = await buyer.graphql(StartCheckoutDocument, { input });
  note(purchase, 'checkout', checkoutId);
  note(purchase, 'accepted', (await buyer.graphql(PlaceOrderDocument, { input: { checkoutId } })).id);
}

function inputOf({ products, codes, email }: Shopper, { key }: Purchase) {
  const lines = products.map((productId) => ({ productId, qty: 1 }));
  return { ...checkoutInput(lines, key).input, codes, email };
}

async function orderThenPay(shopper: Shopper, purchase: Purchase): Promise<void> {
  const { client, products, codes } = shopper;
  const cartItems = products.map((product) => ({ product, qty: 1 }));
  const cart = { cartItems, shippingAddress: address, codes };
  const order = await definite(shopper, () =>
    client.rest<Order>('POST', '/api/order', cart, { 'idempotency-key': purchase.key }),
  );
  const buyer = persistent(shopper, purchase);
  const checkout = await buyer.graphql(StartPaymentDocument, { orderId: order.id });
  note(purchase, 'checkout', checkout.id);
  const payment = await payInSandbox(buyer, checkout.payment);
  if (payment) note(purchase, 'payment', payment.paymentId);
  const confirm = () => client.rest<Order>('PUT', `/api/order/${order.id}/pay`, {});
  note(purchase, 'order', (await definite(shopper, doubled(shopper, purchase, confirm))).id);
}

/** Retries until the outcome is known, and places the order with an occasional double click. */
function persistent(shopper: Shopper, purchase: Purchase): Buyer {
  const { client } = shopper;
  return {
    graphql(document, variables) {
      const send = () => client.graphql(document, variables);
      const isOrder = (document as unknown) === PlaceOrderDocument;
      return definite(shopper, isOrder ? doubled(shopper, purchase, send) : send);
    },
    async post<T>(path: string, body: object) {
      try {
        return await definite(shopper, () => client.rest<T>('POST', path, body));
      } catch (error) {
        // By a request whose response got lost.
        const isPaid = error instanceof Ended && error.code === 'Payment already done for this order.';
        if (isPaid) return null as T;
        throw error;
      }
    },
  };
}

/** Occasionally calls `send` twice concurrently; both replies must name one order. */
function doubled<T>(
  { random }: Shopper,
  purchase: Purchase,
  send: () => Promise<Reply<T>>,
): () => Promise<Reply<T>> {
  return async () => {
    if (random() > 1 / DOUBLE_CLICK) return send();
    const replies = await Promise.all([send(), send()]);
    for (const reply of replies) {
      const order = reply.kind === 'ok' ? (reply.data as Order) : null;
      if (order?.isPaid) note(purchase, 'order', order.id);
    }
    return replies.find(({ kind }) => kind === 'ok') ?? replies[0];
  };
}

/** Retries until the outcome is known. Rejects with Ended on a refusal, or when the client gives up. */
async function definite<T>(shopper: Shopper, send: () => Promise<Reply<T>>): Promise<T> {
  for (;;) {
    const reply = await send();
    if (reply.kind === 'ok') return reply.data;
    if (reply.kind === 'refused') throw new Ended(reply.code);
    if (!shopper.patient() || (shopper.fickle && reply.status === 0)) throw new Ended();
    await wait(50 + 150 * shopper.random());
  }
}
