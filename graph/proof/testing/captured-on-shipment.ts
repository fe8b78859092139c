import { Setting } from '../../platform/settings/setting.entity.ts';
import { DEFAULT_METHODS } from '../../trade/payment-methods/payment-method-settings.ts';
import type { PaymentAttempt } from '../../trade/payments/gateways/sandbox/take-payment.ts';
import { reconcile } from '../../trade/payments/reconcile.ts';
import { place, startCheckout } from './buying.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

/** Lets a shop reserve the money of its orders, to be captured when they are shipped. */
export async function captureOnShipment(shop: TestShop): Promise<void> {
  const value = { methods: [{ ...DEFAULT_METHODS[0]!, capture: 'shipment' }] };
  await shop.em().insert(Setting, { key: 'payment', value, version: 1, updatedAt: new Date() });
}

/** An order whose money is reserved: `qty` of a product of which there are ten. */
export async function reserved(shop: TestShop, buyer: TestClient, qty = 1, card?: PaymentAttempt['card']) {
  const lamp = await shop.addProduct({ countInStock: 10 });
  const checkout = await startCheckout(buyer, lamp.id, qty);
  const payment = await shop.pay(checkout, 'captured', card);
  const { data } = await place(buyer, checkout, payment);
  return { lamp, checkout, payment, id: data!.placeOrder.id };
}

/** Places the order of a checkout whose money is reserved, whatever its payment method says. Returns its id. */
export async function placeReserved(
  shop: TestShop,
  buyer: TestClient,
  checkout: Awaited<ReturnType<typeof startCheckout>>,
): Promise<string> {
  const choice = `payment_choice || '{"capture": "shipment"}'`;
  await shop.em().execute(`update checkouts set payment_choice = ${choice} where id = ?`, [checkout.id]);
  const { data } = await place(buyer, checkout, await shop.pay(checkout, 'authorized'));
  return data!.placeOrder.id;
}

/** The background work of payments, so many milliseconds later. */
export const work = (shop: TestShop, ms = 0) => {
  const { em, ports } = shop.later(ms);
  return reconcile({ em, ports }, { logger: shop.logger, refundUnordered: false });
};
