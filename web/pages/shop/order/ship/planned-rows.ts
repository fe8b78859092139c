import * as t from '#messages/admin/fulfillments';
import { sumOfBackordered, sumOfOpen } from '../../../../features/orders/open-items.ts';
import type { ListedRow } from './read-rows.ts';
import type { OrdersToShipQuery } from './ShipList.generated.tsx';

type Order = OrdersToShipQuery['ordersByNumber'][number];

/** A line with what sending it does. */
export interface PlannedRow extends ListedRow {
  id: string;
  order: Order | null;
  /** Why it is not sent; null when it is. */
  problem: string | null;
  says: string;
}

/** What each line does, by the orders as they are. The second line of an order has nothing left to ship. */
export function planRows(rows: readonly ListedRow[], orders: readonly Order[]): PlannedRow[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const seen = new Set<number>();
  return rows.map((row) => {
    const order = row.number === null ? null : (byNumber.get(row.number) ?? null);
    const problem = problemOf(row, order, seen);
    if (row.number !== null) seen.add(row.number);
    const ships = order ? t.ships(sumOfOpen(order.orderItems), [row.carrier, row.trackingNumber]) : '';
    const warning = order && !problem ? warningOf(order) : '';
    return { ...row, id: String(row.line), order, problem, says: problem ?? ships + warning };
  });
}

function problemOf({ number }: ListedRow, order: Order | null, seen: Set<number>): string | null {
  if (number === null) return t.noNumber;
  if (!order) return t.noSuchOrder;
  if (seen.has(number)) return t.listedBefore;
  if (order.cancelledAt) return t.isCancelled;
  if (order.hold) return t.isOnHold(order.hold.reason);
  return sumOfOpen(order.orderItems) === 0 ? t.nothingIsOpen : null;
}

function warningOf({ isPaid, refund, orderItems }: Order): string {
  const missing = sumOfBackordered(orderItems);
  const money = isPaid ? (refund?.refundedAt ? t.refundedAlready : '') : t.notPaidYet;
  return money + (missing > 0 ? t.missing(missing) : '');
}
