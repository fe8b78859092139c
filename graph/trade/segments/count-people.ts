import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { serviceFault } from '../../core/service-fault.ts';
import { COUNTED } from '../../core/totals.ts';
import { customersWhere } from '../customers/find-customers.ts';
import type { Segment } from './segment.entity.ts';

/** Milliseconds for all segments of a list. */
const LONGEST = 3_000;

/** How many customers that the viewer may see are in a segment: at most 10,001; null when counting takes too long. For all segments of a request in one statement. */
export function countPeople(ctx: Context, { filter }: Segment): Promise<number | null> {
  return batch(ctx, 'people of segments', JSON.stringify(filter), async (filters) => {
    const counts = await Promise.all(
      filters.map(async (text, at) => {
        const where = await customersWhere(ctx, { keyword: '', filter: JSON.parse(text) });
        const limit = COUNTED + 1;
        return sql`(select count(*)::int from (select from users u where ${where} limit ${limit}) of_it) as ${sql.id(String(at))}`;
      }),
    );
    try {
      const read = sql<Record<string, number>>`select ${sql.join(counts)}`;
      const { rows } = await boundedRead(ctx, (em) => read.execute(em.getKysely()), LONGEST);
      return filters.map((_, at) => rows[0]![at]!);
    } catch (error) {
      if (!serviceFault(error)) throw error;
      return filters.map(() => null);
    }
  });
}
