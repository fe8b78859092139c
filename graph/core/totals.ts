import { type Expression, sql } from 'kysely';
import type { Context } from './context.ts';

/** Up to this many rows are counted whenever they are asked for. */
const COUNTED = 10_000;
const ALL = 2 ** 31 - 1;

/**
 * How many rows a list has: exactly up to 10,000, beyond as they were some seconds ago, since counting a million takes
 * longer than all the rest. `rows` selects them, without a limit of its own. `question` names the list and its filters.
 */
export async function totalOf(
  { em, ports }: Pick<Context, 'em' | 'ports'>,
  question: string,
  rows: Expression<unknown>,
): Promise<number> {
  const count = async (most: number) => {
    const counting = sql<{ total: number }>`
      select count(*)::int as total from (${rows} limit ${most}) as counted`;
    return (await counting.execute(em.getKysely())).rows[0]!.total;
  };
  const few = await count(COUNTED + 1);
  return few <= COUNTED ? few : ports.shared.lasting(`total of ${question}`, () => count(ALL));
}
