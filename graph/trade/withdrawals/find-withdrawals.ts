import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { returnsOf } from '../returns/find-returns.ts';
import { Withdrawal, WithdrawalLine } from './withdrawal.entity.ts';
import type { WithdrawnLine } from './withdrawals.types.ts';

/** SQL of whether the buyer of a row of `orders` has withdrawn from it, or from a part of it. */
export const IS_WITHDRAWN = 'orders.id in (select order_id from withdrawals)';

/** The withdrawals from an order, oldest first. */
export const withdrawalsOf = (ctx: Context, order: string): Promise<Withdrawal[]> =>
  batch(ctx, 'withdrawals of order', order, async (ids) => {
    const found = await ctx.em
      .fork()
      .find(Withdrawal, { order: { $in: [...ids] } }, { orderBy: { declaredAt: 'asc', id: 'asc' } });
    const byOrder = Map.groupBy(found, (each) => each.order.id);
    return ids.map((id) => byOrder.get(id) ?? []);
  });

/** The request key of the return that a withdrawal opens. */
export const returnKeyOf = (withdrawal: string): string => `withdrawal-${withdrawal}`;

/** The id of the return that a withdrawal opened. */
export async function returnOfWithdrawal(ctx: Context, { id, order }: Withdrawal): Promise<string | null> {
  const found = await returnsOf(ctx, order.id);
  return (
    found.find(({ kind, requestKey }) => kind === 'withdrawal' && requestKey === returnKeyOf(id))?.id ?? null
  );
}

/** The units of a withdrawal. */
export const linesOfWithdrawal = (ctx: Context, withdrawal: string): Promise<WithdrawnLine[]> =>
  batch(ctx, 'lines of withdrawal', withdrawal, async (ids) => {
    const found = await ctx.em.fork().find(WithdrawalLine, { withdrawal: { $in: [...ids] } });
    const byId = Map.groupBy(found, (each) => each.withdrawal.id);
    return ids.map((id) =>
      (byId.get(id) ?? []).map(({ orderLine, qty }) => ({ orderItemId: orderLine.id, quantity: qty })),
    );
  });
