import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

const count = prepared<{ id: string; count: number }, [ids: readonly string[]]>(
  `select variant_id as id, count(*)::int as count from stock_alerts
   where variant_id = any($1::uuid[]) and confirmed_at is not null and notified_at is null and below is null group by variant_id`,
);

/** How many people wait for each variant, in the order of `ids`. */
export async function countStockAlerts(
  { em }: Pick<Context, 'em'>,
  ids: readonly string[],
): Promise<number[]> {
  const counts = new Map((await count(em, ids)).map((row) => [row.id, row.count]));
  return ids.map((id) => counts.get(id) ?? 0);
}
