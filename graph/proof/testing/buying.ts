import { randomUUID } from 'node:crypto';
import { PlaceOrderDocument, StartCheckoutDocument } from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

export const home = { address: '1 Elm Street', city: 'Pune', postalCode: '411001', country: 'India' };

/** What the web app sends to start a checkout. */
export function checkoutInput(
  lines: { productId: string; qty: number; price?: number }[],
  key = randomUUID(),
) {
  return { input: { idempotencyKey: key, lines, shippingAddress: home, paymentMethod: 'PayPal' } };
}

/** A started checkout of one product. */
export async function startCheckout(client: TestClient, productId: string, qty = 1) {
  const { startCheckout: checkout } = await client.must(
    StartCheckoutDocument,
    checkoutInput([{ productId, qty }]),
  );
  return checkout;
}

/** Places an order as the web app does after the widget: the answer as it comes. */
export function place(
  client: TestClient,
  checkout: { id: string },
  payment?: Awaited<ReturnType<TestShop['pay']>>,
) {
  return client.execute(PlaceOrderDocument, { input: { checkoutId: checkout.id, payment } });
}
