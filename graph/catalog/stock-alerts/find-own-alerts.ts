import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';

const read = prepared<{ id: string }, [user: string, ids: readonly string[]]>(
  `select variant_id as id from stock_alerts
   where user_id = $1::uuid and variant_id = any($2::uuid[]) and confirmed_at is not null and notified_at is null and below is null`,
);

/** Whether a person has a confirmed alert for each variant, in the order of `ids`. */
export async function findOwnAlerts(
  { em }: Pick<Context, 'em'>,
  userId: string,
  ids: readonly string[],
): Promise<boolean[]> {
  const open = new Set((await read(em, userId, ids)).map(({ id }) => id));
  return ids.map((id) => open.has(id));
}
