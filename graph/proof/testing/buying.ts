import { randomUUID } from 'node:crypto';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  PlaceOrderDocument,
  type PlaceOrderMutation,
  StartCheckoutDocument,
  type StartCheckoutMutationVariables,
} from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

export const address = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };

/** An address with all of its fields. */
export const fullAddress = {
  ...address,
  name: 'Ada Recipient',
  company: 'Canary Works',
  line2: 'Flat 3, Canary House',
  region: 'Maharashtra',
  phone: '+91 98765 43210',
  taxId: '27AAPFU0939F1ZV',
};

/** The value of an operation's one field. */
export type ValueOf<T> = T[keyof T];

/** How a buyer calls the shop. Both functions reject when the request fails. */
export interface Buyer {
  graphql<T, V>(document: TypedDocumentNode<T, V>, variables: V): Promise<ValueOf<T>>;
  /** Sends JSON to a path of the REST API or of the sandbox and returns the JSON that came back. */
  post<T>(path: string, body: object): Promise<T>;
}

/** The options of the payment widget. Amounts are minor units. */
export interface Widget {
  keyId: string;
  providerOrderId: string;
  amount: number;
  currency: string;
}

/** The result that the widget passes to the page after a payment. */
export interface PaymentResult {
  paymentId: string;
  providerOrderId: string;
  signature: string;
}

/** The input with which the web app starts a checkout. */
export function checkoutInput(
  lines: { productId: string; variantId?: string; qty: number; price?: number }[],
  key: string = randomUUID(),
) {
  return { input: { idempotencyKey: key, lines, shippingAddress: address, paymentMethod: 'PayPal' } };
}

/**
 * Buys as the web app does: checkout, payment in the sandbox, order. `onStep` is called with the ids from the responses. `post`
 * may return null when the payment was made by an earlier request; the order is then placed without its result.
 */
export async function buy(
  buyer: Buyer,
  variables: StartCheckoutMutationVariables,
  onStep: (step: 'checkout' | 'payment', id: string) => void = () => {},
): Promise<PlaceOrderMutation['placeOrder']> {
  const { id, payment: widget } = await buyer.graphql(StartCheckoutDocument, variables);
  onStep('checkout', id);
  const payment = await payInSandbox(buyer, widget);
  if (payment) onStep('payment', payment.paymentId);
  return buyer.graphql(PlaceOrderDocument, { input: { checkoutId: id, payment } });
}

interface Paid {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** Pays at the sandbox as its widget does. */
export async function payInSandbox(
  { post }: Pick<Buyer, 'post'>,
  { keyId: key, providerOrderId: order_id, amount, currency }: Widget,
): Promise<PaymentResult | null> {
  const form = { key, order_id, amount, currency, outcome: 'paid', method: 'card' };
  const paid = await post<Paid | null>('/sandbox/checkout/pay', form);
  return (
    paid && {
      paymentId: paid.razorpay_payment_id,
      providerOrderId: paid.razorpay_order_id,
      signature: paid.razorpay_signature,
    }
  );
}

/** A started checkout of one product. */
export async function startCheckout(client: TestClient, productId: string, qty = 1) {
  const { startCheckout: checkout } = await client.must(
    StartCheckoutDocument,
    checkoutInput([{ productId, qty }]),
  );
  return checkout;
}

/** Places an order as the web app does after the widget. Returns the response as it comes. */
export function place(client: TestClient, checkout: { id: string }, payment?: PaymentResult) {
  return client.execute(PlaceOrderDocument, { input: { checkoutId: checkout.id, payment } });
}

/** A paid order of one unit of each product. Returns its id. */
export async function buyTogether(
  shop: TestShop,
  client: TestClient,
  productIds: readonly string[],
): Promise<string> {
  const lines = productIds.map((productId) => ({ productId, qty: 1 }));
  const { startCheckout: checkout } = await client.must(StartCheckoutDocument, checkoutInput(lines));
  const { data } = await place(client, checkout, await shop.pay(checkout));
  return data!.placeOrder.id;
}
