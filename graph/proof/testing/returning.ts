import { randomUUID } from 'node:crypto';
import { Setting } from '../../platform/settings/setting.entity.ts';
import { place, startCheckout } from './buying.ts';
import {
  ApproveReturnDocument,
  MarkDeliveredDocument,
  ReceiveReturnDocument,
  RequestReturnDocument,
  ReturnsOfOrderDocument,
  SaveReturnSettingsDocument,
} from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

/** Lets buyers return for so many days; null: never. */
export async function setReturnDays(shop: TestShop, returnDays: number | null): Promise<void> {
  await shop.em().nativeDelete(Setting, { key: 'returns' });
  const policy = { version: 0, returnDays, returnFees: 'BUYER' as const, returnCountries: ['IN'] };
  await (await shop.admin()).must(SaveReturnSettingsDocument, { input: policy });
}

/** A paid order of units at 20.00 with 3.00 tax each, and 100.00 shipping, delivered now unless it is not. */
export async function boughtOrder(shop: TestShop, client: TestClient, qty = 3, isDelivered = true) {
  const lamp = await shop.addProduct({ price: 20_00, countInStock: 10 });
  const checkout = await startCheckout(client, lamp.id, qty);
  const { data } = await place(client, checkout, await shop.pay(checkout));
  const { id } = data!.placeOrder;
  const admin = await shop.admin();
  if (isDelivered) await admin.must(MarkDeliveredDocument, { id });
  const { order } = await admin.must(ReturnsOfOrderDocument, { id });
  return { orderId: id, line: order.orderItems[0]!.id, lamp };
}

/** Asks to return units of a line. */
export const returnUnits = (
  client: TestClient,
  { orderId, line }: { orderId: string; line: string },
  quantity = 1,
  more: object = {},
) =>
  client.execute(RequestReturnDocument, {
    input: {
      orderId,
      lines: [{ orderItemId: line, quantity, reason: 'SIZE' }],
      idempotencyKey: randomUUID(),
      ...more,
    },
  });

/** The same for who must succeed: the id of the new return. */
export async function newReturn(...args: Parameters<typeof returnUnits>): Promise<string> {
  const { data, errors } = await returnUnits(...args);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.requestReturn.order.returns.at(-1)!.id;
}

export const approve = (client: TestClient, returnId: string, instructions = 'Send it to Lane 1.') =>
  client.execute(ApproveReturnDocument, { input: { returnId, instructions } });

export const receive = (
  client: TestClient,
  returnId: string,
  line: string,
  { quantity = 1, restock = true, idempotencyKey = randomUUID() as string } = {},
) =>
  client.execute(ReceiveReturnDocument, {
    input: { returnId, lines: [{ orderItemId: line, quantity, restock }], idempotencyKey },
  });
