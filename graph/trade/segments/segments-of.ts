import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import type { CustomerFilter } from '../customers/customer-filter.types.ts';
import { filterCondition } from '../customers/filter-customers.ts';

const readFilters = prepared<{ id: string; filter: CustomerFilter }, [ids: readonly string[]]>(
  'select id, filter from segments where id = any($1::uuid[])',
);

/**
 * The segments of these that a buyer is in now. Only accounts with a confirmed address are in any: otherwise somebody who types or
 * registers the address of another person would learn from a price what that person bought.
 */
export async function segmentsOf(
  ctx: Context,
  buyer: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const segments = await readFilters(ctx.em, ids);
  if (segments.length === 0) return new Set();
  const conditions = await Promise.all(segments.map(({ filter }) => filterCondition(ctx, filter)));
  const columns = conditions.map((condition, at) => sql`${condition} as ${sql.id(String(at))}`);
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(columns)} from users u
    where u.id = ${buyer} and u.kind = 'account' and u.email_verified_at is not null and u.deleted_at is null`.execute(
    ctx.em.getKysely(),
  );
  const [row] = rows;
  return new Set(segments.filter((_, at) => row?.[at]).map(({ id }) => id));
}

const lockOne = prepared<object, [id: string]>('select from segments where id = $1 for key share');

/** Whether there is this segment; until the transaction ends nobody deletes it. */
export async function lockSegment(em: SqlEntityManager, id: string): Promise<boolean> {
  return (await lockOne(em, id)).length > 0;
}
