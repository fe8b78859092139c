import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

const readNumbers = prepared<{ id: string; number: string }, [ids: readonly string[]]>(
  'select id, number from orders where id = any($1::uuid[])',
);

/** The number of an order by its id; null without an id, and for an order that is not there. */
export async function findOrderNumber(ctx: Context, orderId: string | null): Promise<number | null> {
  if (!orderId) return null;
  return batch(ctx, 'number of order', orderId, async (ids) => {
    const found = new Map((await readNumbers(ctx.em, ids)).map(({ id, number }) => [id, Number(number)]));
    return ids.map((id) => found.get(id) ?? null);
  });
}
