import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { amountDue } from '#money/amount-due';
import type { Cents } from '#money/cents';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { Checkout } from '../checkout/checkout.entity.ts';
import { lockCheckout } from '../checkout/lock-checkout.ts';
import { readOrder } from '../orders/find-orders.ts';
import { Order } from '../orders/order.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Refund } from '../payments/refund.entity.ts';
import { Exchange } from './exchange.entity.ts';

export interface OpenExchange {
  /** The new order. */
  order: OrderRow;
  checkout: Checkout;
}

/** What the returned items pay of the new order of an exchange, in minor units: all of it, unless its buyer pays the rest. */
export const setOffOf = ({ totalPrice, setOffPrice }: Pick<OrderRow, 'totalPrice' | 'setOffPrice'>): Cents =>
  setOffPrice || totalPrice;

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

/** The payment of the buyer of a new order that returned items pay in part; null when these pay all of it. Errors: CONFLICT unless the buyer paid, and when that was given back. */
export async function requireRest(
  em: SqlEntityManager,
  order: OrderRow,
  shown: (amount: Cents) => string,
): Promise<Payment | null> {
  if (order.setOffPrice === 0) return null;
  const payment = await em.findOne(Payment, { order: order.id });
  const rest = shown(amountDue(order));
  if (!payment)
    throw new DomainError(
      'CONFLICT',
      `The buyer has not paid the other ${rest} of the new order of the exchange yet. Wait for it, or cancel that order to give back the money of the return.`,
    );
  if ((await em.count(Refund, { payment, state: { $ne: 'failed' } })) > 0)
    throw new DomainError(
      'CONFLICT',
      `Of the ${rest} that the buyer paid for the new order of the exchange, money was given back. Cancel that order first.`,
    );
  return payment;
}

/** Pays the new order of a locked exchange with what is credited of the returned one, which no refund gives back then. */
export async function payByExchange(
  em: SqlEntityManager,
  ctx: Context,
  { order, checkout, rest }: OpenExchange & { rest: Payment | null },
): Promise<void> {
  // Clocks of processes differ: it is not paid before its buyer paid.
  const now = new Date(Math.max(ctx.ports.now().getTime(), rest?.createdAt.getTime() ?? 0));
  const { id: subject, currency, totalPrice } = order;
  const id = `exchange_${subject}`;
  em.create(Payment, {
    id,
    provider: null,
    checkout,
    amount: setOffOf(order),
    currency,
    createdAt: now,
    ...(rest ? { setOffOrder: subject } : { order: subject }),
  });
  await em.nativeUpdate(Order, { id: subject }, { paidAt: now });
  Object.assign(checkout, { stock: 'sold', network: null });
  await em.flush();
  await recordEvent(em, ctx, {
    type: 'order.paid',
    subject,
    order: subject,
    data: { payment: id, amount: totalPrice, currency },
  });
}
