import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from 'kysely';
import type { Ports } from './ports.ts';
import { preparedRead } from './prepared-read.ts';

/** Up to this many rows are counted whenever they are asked for. */
const COUNTED = 10_000;
const ALL = 2 ** 31 - 1;

/** Counts the rows of a list, and stops at `most`. */
type Count = (em: SqlEntityManager, most: number) => Promise<number>;

/** A prepared count of the rows that a statement's `from` and `where` stand for. */
export function preparedCount(from: string): Count {
  const read = preparedRead<{ total: number }, [most: number]>(
    `select count(*)::int as total from (select ${from} limit $1) as counted`,
  );
  return async (em, most) => (await read(em, most))[0]!.total;
}

/** The same of rows that are put together as they are asked for. */
export function countOf(from: RawBuilder<unknown>): Count {
  return async (em, most) => {
    const counting = sql<{ total: number }>`
      select count(*)::int as total from (select ${from} limit ${most}) as counted`;
    return (await counting.execute(em.getKysely())).rows[0]!.total;
  };
}

/**
 * How many rows a list has: exactly up to 10,000, beyond as they were some seconds ago, since counting a million takes
 * longer than all the rest. `question` names the list and its filters.
 */
export async function totalOf(
  { em, ports }: { em: SqlEntityManager; ports: Pick<Ports, 'shared'> },
  question: string,
  count: Count,
): Promise<number> {
  const few = await count(em, COUNTED + 1);
  return few <= COUNTED ? few : ports.shared.lasting(`total of ${question}`, () => count(em, ALL));
}
