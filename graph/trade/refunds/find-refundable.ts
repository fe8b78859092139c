import { mayActFor, Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { Credit } from '../credits/credit.entity.ts';
import { quantitiesOfOrder } from '../fulfillments/line-quantities.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { sumOf } from '../payments/lock-refunds.ts';
import { Payment } from '../payments/payment.entity.ts';
import { Refund } from '../payments/refund.entity.ts';
import { sumsLeft } from './find-creditable.ts';
import type { OrderRefundable } from './refunds.types.ts';

/** What can be given back of an order, as it is now. */
export async function findRefundable(ctx: Context, order: OrderRow): Promise<OrderRefundable> {
  const em = ctx.em.fork();
  const payment = await em.findOne(Payment, { order: order.id });
  const refunds = payment ? await em.find(Refund, { payment }) : [];
  const { left, shippingLeft } = sumsLeft(order, await em.find(Credit, { order: order.id }));
  const refundable = payment ? payment.amount - sumOf(refunds, 'due', 'made') : 0;
  const money = (amount: number) => ({ amount: Math.max(0, amount), currency: order.currency });
  const amount = Math.min(left, refundable);
  return { amount: money(amount), shippingAmount: money(Math.min(shippingLeft, amount)) };
}

/** Whether the viewer can cancel units of an order. */
export async function isCancellable(ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.cancelledAt || order.deliveredAt) return false;
  const isStaff = ctx.actor.can(Permission.Refunds);
  if (!isStaff && (!mayActFor(ctx.actor, order.owner) || order.shippedAt)) return false;
  if (!order.paidAt) return !order.shippedAt;
  const lines = await batch(ctx, 'open units', order.id, (ids) =>
    Promise.all(ids.map((id) => quantitiesOfOrder(ctx.em.fork(), id))),
  );
  return lines.some(({ open }) => open > 0);
}
