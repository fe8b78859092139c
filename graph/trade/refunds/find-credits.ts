import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import type { Credit } from '../credits/credit.entity.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { Refund } from '../payments/refund.entity.ts';
import type { OrderCredit, OrderRefund } from './refunds.types.ts';

const OLDEST_FIRST = { createdAt: 'asc', id: 'asc' } as const;

type CreditRow = Pick<
  Credit,
  'id' | 'kind' | 'amount' | 'shippingAmount' | 'setOffAmount' | 'currency' | 'reason'
> & {
  order: string;
  createdAt: string;
  lines: { orderItemId: string; quantity: number; isRestocked: boolean; amount: number }[];
};

/** What was taken off an order, oldest first. */
export function creditsOf({ id }: Pick<OrderRow, 'id'>, ctx: Context): Promise<OrderCredit[]> {
  return batch(ctx, 'credits', id, async (ids) => {
    const rows = await ctx.em.fork().execute<CreditRow[]>(
      `select id, order_id as "order", kind, amount, shipping_amount as "shippingAmount", set_off_amount as "setOffAmount", currency, reason, created_at as "createdAt",
         coalesce((
           select jsonb_agg(jsonb_build_object('orderItemId', order_line_id, 'quantity', qty, 'isRestocked', is_restocked, 'amount', amount))
           from credit_lines where credit_id = credits.id
         ), '[]') as lines
       from credits where order_id = any(?::uuid[]) order by created_at, id`,
      [`{${ids.join(',')}}`],
    );
    const byOrder = Map.groupBy(rows, ({ order }) => order);
    return ids.map((order) =>
      (byOrder.get(order) ?? []).map(({ currency, createdAt, lines, ...credit }) => ({
        ...credit,
        createdAt: new Date(createdAt),
        amount: { amount: credit.amount, currency },
        shippingAmount: { amount: credit.shippingAmount, currency },
        setOffAmount: { amount: credit.setOffAmount, currency },
        lines: lines.map((line) => ({ ...line, amount: { amount: line.amount, currency } })),
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
      { orderBy: OLDEST_FIRST, populate: ['payment'], strategy: 'joined' },
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
