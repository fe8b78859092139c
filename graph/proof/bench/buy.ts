import { randomUUID } from 'node:crypto';
import { ask, cookie } from './ask.ts';
import { type Dataset, productId, SIGNED_IN, sessionToken } from './dataset.ts';
import type { Visit } from './generate-load.ts';
import { request } from './http-connection.ts';
import { queries } from './queries.ts';

const address = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };

/** A signed-in shopper buys two products: checkout, payment in the sandbox, order. */
export function buyAtShop(dataset: Dataset): Visit {
  return async (send, turn) => {
    const session = cookie(buyer(turn));
    const lines = cart(dataset, turn).map((id) => ({ productId: id, qty: 1 }));
    const input = { idempotencyKey: randomUUID(), lines, shippingAddress: address, paymentMethod: 'PayPal' };
    const checkout = JSON.parse((await send(ask(queries.startCheckout, { input }, session))).text);
    const { id: checkoutId, payment } = checkout.data.startCheckout;
    const { keyId: key, providerOrderId: order_id, amount, currency } = payment;
    const form = { key, order_id, amount, currency, outcome: 'paid', method: 'card' };
    const paid = JSON.parse(
      (await send(request('POST', '/sandbox/checkout/pay', form, ['origin: http://127.0.0.1']))).text,
    );
    const result = {
      paymentId: paid.razorpay_payment_id,
      providerOrderId: order_id,
      signature: paid.razorpay_signature,
    };
    const placed = await send(ask(queries.placeOrder, { input: { checkoutId, payment: result } }, session));
    if (!JSON.parse(placed.text).data?.placeOrder.isPaid)
      throw new Error(`The order is not paid: ${placed.text}`);
    return placed;
  };
}

/** The same purchase at the hand-written server. */
export function buyAtCeiling(dataset: Dataset): Visit {
  return async (send, turn) => {
    const token = buyer(turn);
    const [first, second] = cart(dataset, turn);
    const post = async (path: string, body: object) =>
      JSON.parse((await send(request('POST', path, body))).text);
    const { checkout, order, amount } = await post('/checkout/start', { token, first, second });
    const { payment } = await post('/checkout/pay', { order, amount });
    return send(request('POST', '/checkout/place', { token, checkout, payment }));
  };
}

const buyer = (turn: number) => sessionToken(turn % SIGNED_IN);

/** Two different products. */
function cart({ products }: Dataset, turn: number): string[] {
  const first = (turn * 7919) % products;
  return [first, (first + products / 2) % products].map(productId);
}
