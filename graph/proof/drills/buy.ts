import { setTimeout as wait } from 'node:timers/promises';
import { type Attempt, note } from './history.ts';
import type { Reply, ShopClient } from './shop-client.ts';

export interface Buyer {
  client: ShopClient;
  /** Ids of the products in the cart, one piece each. */
  products: readonly string[];
  random: () => number;
  /** Whether this one closes the browser when no answer comes; what was begun is then left to the shop. */
  fickle: boolean;
  /** False when nobody waits for the end of this attempt any more. */
  patient: () => boolean;
}

/** One in so many clicks is a double click. */
const DOUBLE_CLICK = 10;

export const address = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };

/**
 * Buys a cart, through every step as the web app does or as a program at the REST API, and asks again with the same
 * key while no answer says what was done. What was answered is written into `attempt`.
 */
export async function buy(buyer: Buyer, attempt: Attempt, byRest: boolean): Promise<void> {
  try {
    await (byRest ? orderThenPay(buyer, attempt) : payThenOrder(buyer, attempt));
    attempt.end = 'bought';
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    attempt.end = error.code ? 'refused' : 'unknown';
    attempt.code = error.code;
  }
}

/** An attempt that ends early: refused with a code, or given up without one. */
class Ended extends Error {
  readonly code?: string;

  constructor(code?: string) {
    super(code);
    this.code = code;
  }
}

export interface Checkout {
  id: string;
  payment: { keyId: string; providerOrderId: string; amount: number; currency: string };
}

interface Order {
  id: string;
  isPaid: boolean;
}

interface Paid {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

export const checkoutFields = '{ id payment { keyId providerOrderId amount currency } }';

async function payThenOrder(buyer: Buyer, attempt: Attempt): Promise<void> {
  const { client, products } = buyer;
  const input = {
    idempotencyKey: attempt.key,
    lines: products.map((productId) => ({ productId, qty: 1 })),
    shippingAddress: address,
    paymentMethod: 'PayPal',
  };
  const checkout = await definite(buyer, () =>
    client.graphql<Checkout>(
      `mutation($input: StartCheckoutInput!) { startCheckout(input: $input) ${checkoutFields} }`,
      { input },
    ),
  );
  note(attempt, 'checkout', checkout.id);
  const paid = await pay(buyer, attempt, checkout);
  const payment = paid && {
    paymentId: paid.razorpay_payment_id,
    providerOrderId: paid.razorpay_order_id,
    signature: paid.razorpay_signature,
  };
  const place = () =>
    client.graphql<Order>('mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { id isPaid } }', {
      input: { checkoutId: checkout.id, payment },
    });
  const order = await definite(buyer, doubled(buyer, attempt, place));
  if (order.isPaid) return note(attempt, 'order', order.id);
  const payOrder = () =>
    client.graphql<Order>('mutation($input: PayOrderInput!) { payOrder(input: $input) { id isPaid } }', {
      input: { orderId: order.id },
    });
  note(attempt, 'order', (await definite(buyer, payOrder)).id);
}

async function orderThenPay(buyer: Buyer, attempt: Attempt): Promise<void> {
  const { client, products } = buyer;
  const cartItems = products.map((product) => ({ product, qty: 1 }));
  const cart = { cartItems, shippingAddress: address };
  const order = await definite(buyer, () =>
    client.rest<Order>('POST', '/api/order', cart, { 'idempotency-key': attempt.key }),
  );
  const checkout = await definite(buyer, () =>
    client.graphql<Checkout>(`mutation($id: ID!) { startPayment(orderId: $id) ${checkoutFields} }`, {
      id: order.id,
    }),
  );
  note(attempt, 'checkout', checkout.id);
  await pay(buyer, attempt, checkout);
  const confirm = () => client.rest<Order>('PUT', `/api/order/${order.id}/pay`, {});
  note(attempt, 'order', (await definite(buyer, doubled(buyer, attempt, confirm))).id);
}

/** Pays at the sandbox. Null when it was paid by a request whose answer got lost. */
async function pay(buyer: Buyer, attempt: Attempt, { payment }: Checkout): Promise<Paid | null> {
  const { keyId: key, providerOrderId: order_id, amount, currency } = payment;
  const body = { key, order_id, amount, currency, outcome: 'paid' };
  try {
    const paid = await definite(buyer, () => buyer.client.rest<Paid>('POST', '/sandbox/checkout/pay', body));
    note(attempt, 'payment', paid.razorpay_payment_id);
    return paid;
  } catch (error) {
    if (error instanceof Ended && error.code === 'Payment already done for this order.') return null;
    throw error;
  }
}

/** Now and again does `ask` twice at the same time, and both answers must name one order. */
function doubled(
  { random }: Buyer,
  attempt: Attempt,
  ask: () => Promise<Reply<Order>>,
): () => Promise<Reply<Order>> {
  return async () => {
    if (random() > 1 / DOUBLE_CLICK) return ask();
    const replies = await Promise.all([ask(), ask()]);
    for (const reply of replies) {
      if (reply.kind === 'ok' && reply.data.isPaid) note(attempt, 'order', reply.data.id);
    }
    return replies.find(({ kind }) => kind === 'ok') ?? replies[0];
  };
}

/** Asks until an answer says what was done. Throws Ended when it is a refusal, or when the client walks away. */
async function definite<T>(buyer: Buyer, ask: () => Promise<Reply<T>>): Promise<T> {
  for (;;) {
    const reply = await ask();
    if (reply.kind === 'ok') return reply.data;
    if (reply.kind === 'refused') throw new Ended(reply.code);
    if (!buyer.patient() || (buyer.fickle && reply.status === 0)) throw new Ended();
    await wait(50 + 150 * buyer.random());
  }
}
