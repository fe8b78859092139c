import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { OrderRow } from './order-row.ts';
import { type FactsSql, type OrderState, orderState } from './order-state.ts';

/** The SQL of the facts of a row of `orders`. */
export const factsSql = ({ openUnits, orderMoney }: Context['ports']): FactsSql => ({
  isPaid: 'orders.paid_at',
  isCancelled: 'orders.cancelled_at',
  isShipped: 'orders.shipped_at',
  isDelivered: 'orders.delivered_at',
  open: openUnits,
  ...orderMoney,
});

interface Numbers {
  id: string;
  open: number;
  captured: number;
  refunded: number;
}

/** What has become of an order, as its payment, fulfillments and refunds are now. */
export async function findOrderState(ctx: Context, order: OrderRow): Promise<OrderState> {
  const { open, captured, refunded } = factsSql(ctx.ports);
  const read = prepared<Numbers, [ids: readonly string[]]>(
    `select id, ${open} as open, ${captured} as captured, ${refunded} as refunded from orders where id = any($1::uuid[])`,
  );
  const numbers = await batch(ctx, 'state of order', order.id, async (ids) => {
    const found = new Map((await read(ctx.em, ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id)!);
  });
  const [isPaid, isCancelled, isShipped, isDelivered] = [
    order.paidAt,
    order.cancelledAt,
    order.shippedAt,
    order.deliveredAt,
  ].map((time) => time !== null) as [boolean, boolean, boolean, boolean];
  return orderState({ ...numbers, isPaid, isCancelled, isShipped, isDelivered });
}
