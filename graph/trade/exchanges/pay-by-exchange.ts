import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { failpoint } from '../../core/failpoint.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Exchange } from './exchange.entity.ts';

export interface OpenExchange {
  /** The new order. */
  order: OrderRow;
  checkout: Checkout;
}

/**
 * The exchange of a return whose new order waits for its units; null when there is none, or that was paid or cancelled. Call it with the checkout
 * of the returned order locked: the one of the new order is locked after it.
 */
export async function lockExchange(em: SqlEntityManager, returned: string): Promise<OpenExchange | null> {
  const found = await em.findOne(Exchange, { return: returned });
  if (!found) return null;
  const { checkout } = await readOrder({ em }, found.order.id);
  const locked = await lockCheckout(em, checkout.id);
  const order = await readOrder({ em }, found.order.id);
  await failpoint('exchange.locked');
  return order.paidAt || order.cancelledAt ? null : { order, checkout: locked };
}

/** Pays the new order of a locked exchange with what is credited of the returned one, which no refund gives back then. */
export async function payByExchange(
  em: SqlEntityManager,
  ctx: Context,
  { order: { id: order, totalPrice: amount, currency }, checkout }: OpenExchange,
): Promise<void> {
  const now = ctx.ports.now();
  const id = `exchange_${order}`;
  em.create(Payment, { id, provider: null, checkout, order, amount, currency, createdAt: now });
  await em.nativeUpdate(Order, { id: order }, { paidAt: now });
  Object.assign(checkout, { stock: 'sold', network: null });
  await em.flush();
  await recordEvent(em, ctx, {
    ...{ type: 'order.paid', subject: order, order },
    data: { payment: id, amount, currency },
  });
}
