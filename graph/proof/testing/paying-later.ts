import { Setting } from '../../platform/settings/setting.entity.ts';
import { DEFAULT_METHODS } from '../../trade/payment-methods/payment-method-settings.ts';
import type { StoredPaymentMethod } from '../../trade/payment-methods/payment-methods.ts';
import { checkoutInput, place } from './buying.ts';
import { StartCheckoutDocument } from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

const [online] = DEFAULT_METHODS;
const cod: StoredPaymentMethod = {
  ...online!,
  id: 'cod',
  kind: 'cod',
  provider: null,
  label: 'Cash on delivery',
};
const transfer: StoredPaymentMethod = {
  ...cod,
  id: 'transfer',
  kind: 'transfer',
  label: 'Bank transfer',
  instructions: 'To Citron, account 12 34 56',
};

/** Whose money is reserved until the order is shipped. */
export const reserved: StoredPaymentMethod = {
  ...online!,
  id: 'reserved',
  label: 'Reserved',
  capture: 'shipment',
};

/** Lets shoppers pay in cash and by bank transfer, too, and by `more`. */
export async function offerAllWaysToPay(shop: TestShop, ...more: StoredPaymentMethod[]): Promise<void> {
  const methods = [online!, cod, transfer, ...more];
  const value = { methods, transferDays: 7, cashDays: 14 };
  await shop.em().insert(Setting, { key: 'payment', value, version: 1, updatedAt: new Date() });
}

/** A checkout of a product that is paid later. */
export async function startLater(client: TestClient, productId: string, paymentMethod = 'cod', qty = 1) {
  const { input } = checkoutInput([{ productId, qty }]);
  const variables = { input: { ...input, paymentMethod } };
  return (await client.must(StartCheckoutDocument, variables)).startCheckout;
}

/** An accepted order. Returns its id. */
export async function orderLater(client: TestClient, productId: string, paymentMethod = 'cod', qty = 1) {
  const { data } = await place(client, await startLater(client, productId, paymentMethod, qty));
  return data!.placeOrder.id;
}
