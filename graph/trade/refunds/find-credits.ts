import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { Credit, CreditLine } from '../credits/credit.entity.ts';
import type { OrderLineRow } from '../orders/find-order-lines.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Refund } from '../payments/refund.entity.ts';
import type { OrderCredit, OrderRefund } from './refunds.types.ts';

const OLDEST_FIRST = { createdAt: 'asc', id: 'asc' } as const;

/** What was taken off an order, oldest first. */
export function creditsOf({ id }: OrderRow, ctx: Context): Promise<OrderCredit[]> {
  return batch(ctx, 'credits', id, async (ids) => {
    const em = ctx.em.fork();
    const credits = await em.find(Credit, { order: { $in: [...ids] } }, { orderBy: OLDEST_FIRST });
    const lines = await em.find(CreditLine, { credit: { $in: credits } });
    const byCredit = Map.groupBy(lines, ({ credit }) => credit.id);
    const byOrder = Map.groupBy(credits, ({ order }) => order.id);
    return ids.map((order) =>
      (byOrder.get(order) ?? []).map(({ id, kind, currency, reason, createdAt, ...amounts }) => ({
        ...{ id, kind, reason, createdAt },
        amount: { amount: amounts.amount, currency },
        shippingAmount: { amount: amounts.shippingAmount, currency },
        lines: (byCredit.get(id) ?? []).map(({ orderLine, qty, amount, isRestocked }) => ({
          ...{ orderItemId: orderLine.id, quantity: qty, isRestocked },
          amount: { amount, currency },
        })),
      })),
    );
  });
}

/** The refunds of the payment that paid an order, oldest first. */
export function refundsOf({ id }: OrderRow, ctx: Context): Promise<OrderRefund[]> {
  return batch(ctx, 'refunds', id, async (ids) => {
    const em = ctx.em.fork();
    const refunds = await em.find(
      Refund,
      { order: { $in: [...ids] } },
      { orderBy: OLDEST_FIRST, populate: ['payment'] },
    );
    const byOrder = Map.groupBy(refunds, ({ order }) => order!.id);
    return ids.map((order) =>
      (byOrder.get(order) ?? []).map(({ payment, amount, currency, ...refund }) => ({
        ...refund,
        amount: { amount, currency },
        isManual: payment.provider === null,
      })),
    );
  });
}

/** Units of an order line that were credited. */
export interface CreditedUnits {
  cancelled: number;
  credited: number;
}

export function creditedUnitsOf({ id }: Pick<OrderLineRow, 'id'>, ctx: Context): Promise<CreditedUnits> {
  return batch(ctx, 'credited units', id, async (ids) => {
    const rows = await ctx.em.fork().execute<(CreditedUnits & { id: string })[]>(
      `select order_line_id as id, coalesce(sum(qty) filter (where kind = 'cancellation'), 0)::int as cancelled, sum(qty)::int as credited
       from credit_lines join credits on credits.id = credit_id where order_line_id = any(?::uuid[]) group by 1`,
      [`{${ids.join(',')}}`],
    );
    const byLine = new Map(rows.map((row) => [row.id, row]));
    return ids.map((line) => byLine.get(line) ?? { cancelled: 0, credited: 0 });
  });
}
