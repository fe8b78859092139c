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

/** What each line does, by the orders as they are. The second line of an order has nothing left to ship. With `leavesOut` units on backorder stay open. Orders that are not paid are sent `withUnpaid`. */
export function planRows(
  rows: readonly ListedRow[],
  orders: readonly Order[],
  leavesOut: boolean,
  withUnpaid: boolean,
): PlannedRow[] {
  const byNumber = new Map(orders.map((order) => [order.number, order]));
  const seen = new Set<number>();
  return rows.map((row) => {
    const order = row.number === null ? null : (byNumber.get(row.number) ?? null);
    const missing = order ? sumOfBackordered(order.orderItems) : 0;
    const units = order ? sumOfOpen(order.orderItems) - (leavesOut ? missing : 0) : 0;
    const isLeftOut = order !== null && !withUnpaid && isOwed(order);
    const problem =
      problemOf(row, order, seen) ?? (isLeftOut ? t.isLeftOutUnpaid : units === 0 ? t.allIsMissing : null);
    if (row.number !== null) seen.add(row.number);
    const ships = t.ships(units, [row.carrier, row.trackingNumber]);
    const rest = missing === 0 ? '' : leavesOut ? t.staysOpen(missing) : t.missing(missing);
    const warning = order && !problem ? warningOf(order) + rest : '';
    return { ...row, id: String(row.line), order, problem, says: problem ?? ships + warning };
  });
}

/** Whether money is due before it is shipped: none of it is paid or reserved, nor paid on delivery. */
export const isOwed = ({ isPaid, authorizedUntil, acceptedAt, paymentChoice, cancelledAt }: Order): boolean =>
  !isPaid && !authorizedUntil && !cancelledAt && !(acceptedAt && paymentChoice.kind === 'COD');

function problemOf({ number }: ListedRow, order: Order | null, seen: Set<number>): string | null {
  if (number === null) return t.noNumber;
  if (!order) return t.noSuchOrder;
  if (seen.has(number)) return t.listedBefore;
  if (order.cancelledAt) return t.isCancelled;
  if (order.hold) return t.isOnHold(order.hold.reason);
  return sumOfOpen(order.orderItems) === 0 ? t.nothingIsOpen : null;
}

function warningOf({ isPaid, refund }: Order): string {
  if (!isPaid) return t.notPaidYet;
  return refund?.refundedAt ? t.refundedAlready : '';
}
