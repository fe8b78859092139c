import type { Context } from '../../core/context.ts';
import { Checkout } from '../checkout/checkout.entity.ts';
import { refuseBlankAddress } from '../checkout/draft-checkout.ts';
import { ensureBuyer } from '../checkout/ensure-buyer.ts';
import { hashRequest } from '../checkout/hash-request.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import type { OrderCartInput } from './payments.inputs.ts';
import { placeOrder } from './place-order.ts';
import { placePrepaidOrder } from './place-prepaid-order.ts';

/**
 * Orders a cart in one call: paid, with a payment that was made before; unpaid without one, its stock held as for any
 * checkout. Errors: those of `placePrepaidOrder` and `startCheckout`.
 */
export async function orderCart(ctx: Context, input: OrderCartInput): Promise<OrderRow> {
  refuseBlankAddress(input);
  return input.paymentId ? placePrepaidOrder(ctx, input, input.paymentId) : placeUnpaid(ctx, input);
}

async function placeUnpaid(ctx: Context, input: OrderCartInput): Promise<OrderRow> {
  const { id: user } = await ensureBuyer(ctx, input);
  const requestHash = hashRequest(input);
  const idempotencyKey = input.idempotencyKey ?? (await contentKey(ctx, user, requestHash));
  const placed = await ctx.em.findOne(Order, { checkout: { user, idempotencyKey, requestHash } });
  if (placed) return readOrder(ctx, placed.id);
  const { id } = await startCheckout(ctx, { ...input, idempotencyKey });
  return placeOrder(ctx, { checkoutId: id });
}

/**
 * A key for a client that sends none: the same as long as the same cart is being bought, so that a second click makes
 * no second order, and a new one once that has ended.
 */
async function contentKey(ctx: Context, user: string, requestHash: string): Promise<string> {
  const of = { user, requestHash };
  const ended = await ctx.em.count(Checkout, { ...of, stock: { $nin: ['held', 'accepted'] } });
  const delivered = { checkout: { ...of, stock: 'accepted' as const }, deliveredAt: { $ne: null } };
  return `${requestHash}-${ended + (await ctx.em.count(Order, delivered))}`;
}
