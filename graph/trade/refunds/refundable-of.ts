import { creditedAmount, lineTotal } from '#money/credited-units';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { quantitiesOfLines } from '../fulfillments/line-quantities.ts';
import { findOrderLines } from '../orders/find-order-lines.ts';
import { orderColumns } from '../orders/order-row.ts';
import type { ReturnRow } from '../returns/find-returns.ts';
import { findRefundable } from './find-refundable.ts';
import type { OrderRefundable } from './refunds.types.ts';

const readOrders = orderColumns.read<[ids: readonly string[]]>('from orders where id = any($1::uuid[])');

/** What is to be given back for a received return; null for others. */
export async function refundableOf(
  ctx: Context,
  { id: returnId, kind, state, lines, order: { id } }: ReturnRow,
): Promise<OrderRefundable | null> {
  if (state !== 'received') return null;
  const order = await batch(ctx, 'order of return', id, async (ids) => {
    const found = new Map((await readOrders(ctx.em, ids)).map((row) => [row.id, row]));
    return ids.map((each) => found.get(each)!);
  });
  const [left, sold] = await Promise.all([
    findRefundable(ctx, order, returnId),
    batch(ctx, 'lines of order', id, (ids) => findOrderLines(ctx.em, ids)),
  ]);
  const parts = await Promise.all(
    sold.map(async (line) => {
      const quantities = await batch(ctx, 'credited units', line.id, (ids) => quantitiesOfLines(ctx.em, ids));
      const back = lines.find(({ orderItemId }) => orderItemId === line.id);
      const before = quantities!.credited;
      const units = Math.min(
        (back?.receivedQuantity ?? 0) - (back?.creditedQuantity ?? 0),
        line.qty - before,
      );
      const amount = creditedAmount(lineTotal(line, order.pricesIncludeTax), line.qty, before, units);
      return { amount, isLast: before + units === line.qty };
    }),
  );
  const isAll = kind === 'withdrawal' && parts.every(({ isLast }) => isLast);
  const shipping = isAll ? left.shippingAmount.amount : 0;
  const sum = parts.reduce((total, { amount }) => total + amount, shipping);
  const money = (amount: number) => ({ amount, currency: order.currency });
  return { amount: money(Math.min(sum, left.amount.amount)), shippingAmount: money(shipping) };
}
