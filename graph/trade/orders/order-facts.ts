import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { OrderRow } from './order-row.ts';
import { type FactsSql, type OrderState, orderState } from './order-state.ts';

/** The SQL of the facts of a row of `orders`. */
export const factsSql = ({ openUnits, orderMoney }: Context['ports']): FactsSql => ({
  isPaid: 'orders.paid_at',
  isAuthorized: 'orders.authorized_until',
  isCancelled: 'orders.cancelled_at',
  isShipped: 'orders.shipped_at',
  isDelivered: 'orders.delivered_at',
  open: openUnits,
  ...orderMoney,
});

/** What follows from the rows around an order. */
export interface OrderNumbers {
  id: string;
  open: number;
  captured: number;
  refunded: number;
  /** Whether a message of its buyer waits for staff. */
  hasUnanswered: boolean;
}

/** Reads it for all orders of a request in one statement. */
export function findOrderNumbers(ctx: Context, order: string): Promise<OrderNumbers> {
  const { open, captured, refunded } = factsSql(ctx.ports);
  const read = prepared<OrderNumbers, [ids: readonly string[]]>(
    `select id, ${open} as open, ${captured} as captured, ${refunded} as refunded, ${ctx.ports.hasUnanswered} as "hasUnanswered"
     from orders where id = any($1::uuid[])`,
  );
  return batch(ctx, 'numbers of order', order, async (ids) => {
    const found = new Map((await read(ctx.em, ids)).map((row) => [row.id, row]));
    return ids.map((id) => found.get(id)!);
  });
}

/** What has become of an order, as its payment, fulfillments and refunds are now. */
export async function findOrderState(ctx: Context, order: OrderRow): Promise<OrderState> {
  const numbers = await findOrderNumbers(ctx, order.id);
  const [isPaid, isAuthorized, isCancelled, isShipped, isDelivered] = [
    order.paidAt,
    order.authorizedUntil,
    order.cancelledAt,
    order.shippedAt,
    order.deliveredAt,
  ].map((time) => time !== null) as [boolean, boolean, boolean, boolean, boolean];
  return orderState({ ...numbers, isPaid, isAuthorized, isCancelled, isShipped, isDelivered });
}
