import { validate as isUuid } from 'uuid';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { prepared } from '../../core/prepared.ts';
import { findBackordered } from '../fulfillments/find-backordered.ts';
import { quantitiesOfLines } from '../fulfillments/line-quantities.ts';
import { findOrderLines, type OrderLineRow } from '../orders/find-order-lines.ts';
import { type OrderRow, orderColumns } from '../orders/order-row.ts';

const MOST_ORDERS = 100;

const readOrders = orderColumns.read<[ids: readonly string[], withHeld: boolean]>(
  'from orders where id = any($1::uuid[]) and cancelled_at is null and (held_at is null or $2) order by number',
);

const readBarcodes = prepared<{ id: string; barcode: string }, [variants: readonly string[]]>(
  'select id, barcode from variants where id = any($1::uuid[]) and barcode is not null',
);

/** An order with its lines of which units are to be shipped, how many of those are on backorder, and the barcode of each that has one now. */
export interface OpenOrder {
  order: OrderRow;
  lines: (OrderLineRow & { open: number; backordered: number; barcode: string | null })[];
}

/**
 * What is to be shipped of orders, by their numbers, from ids with commas between them; cancelled orders and those on hold are left out.
 * For a slip of one order alone: also of one on hold, and what was shipped once nothing is open.
 * Errors: BAD_USER_INPUT for none, for more than 100, and for what is no id.
 */
export async function findOpenItems(ctx: Context, list: unknown, isSlip = false): Promise<OpenOrder[]> {
  const ids = typeof list === 'string' ? list.split(',') : [];
  if (ids.length === 0 || ids.length > MOST_ORDERS || !ids.every((id) => isUuid(id)))
    throw new DomainError('BAD_USER_INPUT', `Name 1 to ${MOST_ORDERS} orders by their ids.`);
  const isAlone = isSlip && ids.length === 1;
  const orders = await readOrders(ctx.em, ids, isAlone);
  const lines = await findOrderLines(
    ctx.em,
    orders.map(({ id }) => id),
  );
  const lineIds = lines.flat().map(({ id }) => id);
  const quantities = await quantitiesOfLines(ctx.em, lineIds);
  const backordered = await findBackordered(ctx.em, lineIds);
  const variants = lines.flat().map(({ variantId }) => variantId);
  const barcodes = new Map((await readBarcodes(ctx.em, variants)).map(({ id, barcode }) => [id, barcode]));
  const isShipped = isAlone && quantities.every((line) => !line?.open);
  const units = new Map(
    lineIds.map((id, at) => [
      id,
      { open: quantities[at]?.[isShipped ? 'shipped' : 'open'] ?? 0, backordered: backordered[at]! },
    ]),
  );
  return orders.map((order, at) => ({
    order,
    lines: lines[at]!.map((line) => ({
      ...line,
      ...units.get(line.id)!,
      barcode: barcodes.get(line.variantId) ?? null,
    })).filter(({ open }) => open > 0),
  }));
}
