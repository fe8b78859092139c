import { mayActFor, Permission } from '../../core/actor.ts';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { findReserved, reservedBeside } from '../exchanges/find-reserved.ts';
import { OPEN_UNITS, quantitiesOfLines } from '../fulfillments/line-quantities.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { payingOf } from '../payments/find-paying.ts';
import { mayReleasePart } from '../payments/release-part.ts';
import { returnQuantitiesOfLines } from '../returns/return-quantities.ts';
import { refundableUnits, sumsLeft } from './find-creditable.ts';
import { creditsOf, refundsOf } from './find-credits.ts';
import type { OrderRefundable } from './refunds.types.ts';
import { waitsForSetOff } from './waits-for-set-off.ts';

/** What can be given back of an order, as it is now; for a return with what its own exchange needs. */
export async function findRefundable(
  ctx: Context,
  order: OrderRow,
  returnId?: string,
): Promise<OrderRefundable> {
  const [reserved, payment, refunds, credits] = await Promise.all([
    batch(ctx, 'set aside for exchanges', order.id, async (ids) => {
      const found = await findReserved(ctx.em, ids);
      return ids.map((id) => found.filter((each) => each.order === id));
    }),
    payingOf(order, ctx),
    refundsOf(order, ctx),
    creditsOf(order, ctx),
  ]);
  const amounts = credits.map(({ amount, shippingAmount }) => {
    return { amount: amount.amount, shippingAmount: shippingAmount.amount };
  });
  const { left, shippingLeft } = sumsLeft(order, amounts);
  const back = refunds.reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount.amount), 0);
  const setOff = credits.reduce((sum, { setOffAmount }) => sum + setOffAmount.amount, 0);
  const money = (amount: number) => ({ amount: Math.max(0, amount), currency: order.currency });
  const paid =
    payment && !waitsForSetOff(order) ? payment.amount + (order.paidAt ? order.setOffPrice : 0) : 0;
  const amount = Math.min(left, paid - back - setOff) - reservedBeside(reserved, returnId);
  return { amount: money(amount), shippingAmount: money(Math.min(shippingLeft, amount)) };
}

/** Units of a line whose money `refundOrder` gives back without a return, see `refundableUnits`. 0 for a line of a checkout. */
export async function findRefundableUnits(ctx: Context, line: string): Promise<number> {
  const found = await batch(ctx, 'refundable units', line, async (ids) => {
    const sold = await quantitiesOfLines(ctx.em, ids);
    const ofReturns = await returnQuantitiesOfLines(ctx.em, ids, new Date(0));
    return sold.map((quantities, at) => quantities && refundableUnits({ ...quantities, ...ofReturns[at]! }));
  });
  return found ?? 0;
}

/** Whether the viewer can cancel single units of an order, not only all of it. */
export const areItemsCancellable = async (ctx: Context, order: OrderRow): Promise<boolean> =>
  (order.paidAt !== null || (await mayReleasePart(ctx, order))) && isCancellable(ctx, order);

/** Whether the viewer can cancel units of an order. */
export async function isCancellable(ctx: Context, order: OrderRow): Promise<boolean> {
  if (order.cancelledAt || order.deliveredAt) return false;
  const isStaff = ctx.actor.can(Permission.Refunds);
  if (!isStaff && (!mayActFor(ctx.actor, order.owner) || order.shippedAt)) return false;
  if (!order.paidAt && !(await mayReleasePart(ctx, order))) return !order.shippedAt;
  const open = await batch(ctx, 'open units', order.id, async (ids) => {
    const rows = await ctx.em
      .fork()
      .execute<{ id: string; open: number }[]>(
        `select id, ${OPEN_UNITS} as open from orders where id = any(?::uuid[])`,
        [`{${ids.join(',')}}`],
      );
    const byId = new Map(rows.map((row) => [row.id, row.open]));
    return ids.map((id) => byId.get(id) ?? 0);
  });
  return open > 0;
}
