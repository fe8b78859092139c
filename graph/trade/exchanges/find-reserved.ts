import type { Cents } from '#money/cents';
import { prepared } from '../../core/prepared.ts';

/** What the items of an open return are to pay of a new order that waits for them. */
export interface Reserved {
  order: string;
  return: string;
  /** Minor units. */
  amount: Cents;
}

/** What of the money of orders is set aside for the new orders of exchanges: nothing else gives it back until these are paid or cancelled. */
export const findReserved = prepared<Reserved, [orders: readonly string[]]>(
  `select r.order_id as "order", r.id as "return", coalesce(nullif(fresh.set_off_price, 0), fresh.total_price) as amount
   from returns r join exchanges e on e.return_id = r.id join orders fresh on fresh.id = e.order_id
   where r.order_id = any($1::uuid[]) and r.state <> 'closed' and fresh.paid_at is null and fresh.cancelled_at is null`,
);

/** What is set aside for other returns than one, in minor units. */
export const reservedBeside = (reserved: readonly Reserved[], returnId?: string | null): Cents =>
  reserved.reduce((sum, { return: id, amount }) => (id === returnId ? sum : sum + amount), 0);
