import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

interface Reserved {
  order: string;
  amount: number;
  takesAll: boolean;
}

const readReserved = prepared<Reserved, [orders: readonly string[]]>(
  `select a.order_id as "order", a.amount - a.released - coalesce(p.amount, 0) as amount, a.takes_all as "takesAll"
   from authorizations a left join payments p on p.id = a.id
   where a.order_id = any($1::uuid[]) and a.state in ('open', 'capturing')`,
);

/** Those of a list are read together. */
const reservedOf = (ctx: Context, order: string): Promise<Reserved | undefined> =>
  batch(ctx, 'reserved', order, async (ids) => {
    const found = new Map((await readReserved(ctx.em, ids)).map((row) => [row.order, row]));
    return ids.map((id) => found.get(id));
  });

/** What of the money of an order is still reserved, in minor units. */
export const findReserved = async (ctx: Context, order: string): Promise<number> =>
  (await reservedOf(ctx, order))?.amount ?? 0;

/** Whether staff want all of it, and the provider has not captured it yet. */
export const isCaptureDue = async (ctx: Context, order: string): Promise<boolean> =>
  (await reservedOf(ctx, order))?.takesAll ?? false;
