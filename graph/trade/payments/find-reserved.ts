import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

const readReserved = prepared<{ order: string; amount: number }, [orders: readonly string[]]>(
  `select a.order_id as "order", a.amount - a.released - coalesce(p.amount, 0) as amount
   from authorizations a left join payments p on p.id = a.id
   where a.order_id = any($1::uuid[]) and a.state in ('open', 'capturing')`,
);

/** What of the money of an order is still reserved, in minor units; those of a list are read together. */
export const findReserved = (ctx: Context, order: string): Promise<number> =>
  batch(ctx, 'reserved', order, async (ids) => {
    const found = new Map((await readReserved(ctx.em, ids)).map((row) => [row.order, row.amount]));
    return ids.map((id) => found.get(id) ?? 0);
  });
