import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import { boundedRead } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { serviceFault } from '../../core/service-fault.ts';
import { COUNTED } from '../../core/totals.ts';
import { visible } from '../products/product-row.ts';
import type { Collection } from './collection.entity.ts';
import { isInCollection } from './collection-members.ts';

/** Milliseconds for all collections of a list. */
const LONGEST = 3_000;

/** How many products of a collection shoppers find: at most 10,001; null when counting takes too long. For all of a request in one statement. */
export function countMembers(ctx: Context, { id, rule }: Collection): Promise<number | null> {
  return batch(ctx, 'products of collections', JSON.stringify({ id, rule }), async (texts) => {
    const counts = await Promise.all(
      texts.map(async (text, at) => {
        const where = await isInCollection(ctx, JSON.parse(text));
        return sql`(select count(*)::int from (
          select from products where ${sql.raw(visible(false))} and ${where} limit ${sql.lit(COUNTED + 1)}
        ) of_it) as ${sql.id(String(at))}`;
      }),
    );
    try {
      const read = sql<Record<string, number>>`select ${sql.join(counts)}`;
      const { rows } = await boundedRead(ctx, (em) => read.execute(em.getKysely()), LONGEST);
      return texts.map((_, at) => rows[0]![at]!);
    } catch (error) {
      if (!serviceFault(error)) throw error;
      return texts.map(() => null);
    }
  });
}
