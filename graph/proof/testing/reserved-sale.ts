import { randomUUID } from 'node:crypto';
import { OrderLine } from '../../trade/orders/order-line.entity.ts';
import { checkoutInput, place } from './buying.ts';
import {
  CancelOrderItemsDocument,
  CreateFulfillmentDocument,
  StartCheckoutDocument,
} from './operations.generated.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

/** An order of three lamps of 33.33 and two books of 7.01 whose money is reserved. */
export async function reservedSale(shop: TestShop, buyer: TestClient) {
  const lamp = await shop.addProduct({ price: 33_33, countInStock: 10 });
  const book = await shop.addProduct({ price: 7_01, countInStock: 10 });
  const wanted = [
    { productId: lamp.id, qty: 3 },
    { productId: book.id, qty: 2 },
  ];
  const { startCheckout } = await buyer.must(StartCheckoutDocument, checkoutInput(wanted));
  const payment = await shop.pay(startCheckout);
  const { data } = await place(buyer, startCheckout, payment);
  const id = data!.placeOrder.id;
  const [lamps, books] = await shop.em().find(OrderLine, { order: id }, { orderBy: { position: 'asc' } });
  const { paymentId } = payment;
  return { id, paymentId, total: startCheckout.payment.amount, lamps: lamps!.id, books: books!.id };
}
export type ReservedSale = Awaited<ReturnType<typeof reservedSale>>;

export const units = (orderItemId: string, quantity: number) => ({ orderItemId, quantity });
type Units = ReturnType<typeof units>;

/** Ships these units, or all that are open. Returns the id of the fulfillment. */
export async function shipUnits(client: TestClient, { id: orderId }: ReservedSale, ...lines: Units[]) {
  const input = { orderId, idempotencyKey: randomUUID(), notify: false };
  const { createFulfillment } = await client.must(CreateFulfillmentDocument, {
    input: { ...input, lines: lines.length > 0 ? lines : undefined },
  });
  return createFulfillment.fulfillment.id;
}

/** Cancels these units, or all that are open. */
export const cancelUnits = (client: TestClient, orderId: string, ...lines: Units[]) =>
  client.execute(CancelOrderItemsDocument, {
    input: {
      orderId,
      idempotencyKey: randomUUID(),
      lines: lines.length > 0 ? lines.map((each) => ({ ...each, restock: true })) : undefined,
    },
  });
