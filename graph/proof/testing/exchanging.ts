import { randomUUID } from 'node:crypto';
import { Variant } from '../../catalog/products/variant.entity.ts';
import { checkoutInput, place } from './buying.ts';
import {
  ExchangedOrderDocument,
  ExchangeReturnDocument,
  MarkDeliveredDocument,
  PayOrderDocument,
  RecordManualPaymentDocument,
  RefundOrderDocument,
  ReturnsOfOrderDocument,
  StartCheckoutDocument,
  StartPaymentDocument,
} from './operations.generated.ts';
import { approve, newReturn } from './returning.ts';
import type { TestClient } from './test-client.ts';
import type { TestShop } from './test-shop.ts';

/** Two shirts of size S that both come back. Prices are minor units. */
const TWO = { price: 20_00, qty: 2, returned: 2 };

/** A delivered order of shirts of size S at 20.00 with 3.00 tax each, whose approved return can be exchanged for size M. `paymentId` is empty of what was paid by hand. */
export async function approvedReturn(
  shop: TestShop,
  client: TestClient,
  price = 20_00,
  method = 'PayPal',
  sold = TWO,
) {
  const admin = await shop.admin();
  const { product, variants } = await shop.addVariants(
    { name: 'Shirt', price: sold.price, optionNames: ['Size'] },
    [
      { options: ['S'], countInStock: 10 },
      { options: ['M'], countInStock: 10, price },
    ],
  );
  const [small, medium] = variants.map(({ id }) => id);
  const lines = [{ productId: product.id, variantId: small, qty: sold.qty }];
  const input = { ...checkoutInput(lines).input, paymentMethod: method };
  const { startCheckout: checkout } = await client.must(StartCheckoutDocument, { input });
  const payment = method === 'PayPal' ? await shop.pay(checkout) : undefined;
  const { data } = await place(client, checkout, payment);
  const { id: orderId, totalPrice: amount } = data!.placeOrder;
  if (!payment)
    await admin.must(RecordManualPaymentDocument, { input: { orderId, amount, reference: 'Cash' } });
  await admin.must(MarkDeliveredDocument, { id: orderId });
  const { order } = await admin.must(ReturnsOfOrderDocument, { id: orderId });
  const line = order.orderItems[0]!.id;
  const returnId = await newReturn(admin, { orderId, line }, sold.returned);
  await approve(admin, returnId);
  return { orderId, line, returnId, small: small!, medium: medium!, paymentId: payment?.paymentId ?? '' };
}

type Returned = Awaited<ReturnType<typeof approvedReturn>>;

/** Exchanges the units of a return for size M. */
export const exchange = (
  client: TestClient,
  { returnId, line, medium }: Pick<Returned, 'returnId' | 'line' | 'medium'>,
  quantity = 2,
  idempotencyKey: string = randomUUID(),
  amountDue = 0,
) =>
  client.execute(ExchangeReturnDocument, {
    input: {
      returnId,
      lines: [{ orderItemId: line, variantId: medium, quantity }],
      idempotencyKey,
      amountDue,
    },
  });

/** The same for who must succeed: the id of the new order. */
export async function exchanged(...args: Parameters<typeof exchange>): Promise<string> {
  const { data, errors } = await exchange(...args);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.exchangeReturn.order.returns[0]!.exchange!.orderId;
}

/** Exchanges both units of a return of `approvedReturn` with this price, and pays nothing yet: the id of the new order. */
export const exchangedDearer = (client: TestClient, returned: Returned, amountDue: number) =>
  exchanged(client, returned, 2, randomUUID(), amountDue);

/** Opens the payment of what returned items leave of a new order, and pays it at the sandbox. */
export async function payRest(shop: TestShop, client: TestClient, orderId: string) {
  const { startPayment } = await client.must(StartPaymentDocument, { orderId });
  const payment = await shop.pay(startPayment);
  const result = await client.execute(PayOrderDocument, { input: { orderId, payment } });
  return { ...result, paymentId: payment.paymentId };
}

/** Refunds received units of a return. */
export const refund = (
  client: TestClient,
  { orderId, returnId, line }: Pick<Returned, 'orderId' | 'returnId' | 'line'>,
  quantity = 2,
  idempotencyKey: string = randomUUID(),
) =>
  client.execute(RefundOrderDocument, {
    input: {
      orderId,
      returnId,
      reason: 'Back.',
      idempotencyKey,
      lines: [{ orderItemId: line, quantity, restock: true }],
    },
  });

export const readExchanged = async (client: TestClient, id: string) =>
  (await client.must(ExchangedOrderDocument, { id })).order;

export const stockOfVariant = async (shop: TestShop, id: string) =>
  (await shop.em().findOneOrFail(Variant, id)).countInStock;
