import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { preparedRead } from '../core/prepared-read.ts';
import { visible } from './product-row.ts';

interface Id {
  id: string;
}

const LOWEST = '00000000-0000-0000-0000-000000000000';
const HIGHEST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const sold = visible(false);
const idAfter = preparedRead<Id, [after: string, skipped: number]>(
  `select id from products where ${sold} and id > $1 order by id limit 1 offset $2`,
);
const idsBetween = preparedRead<Id, [from: string, below: string]>(
  `select id from products where ${sold} and id >= $1 and id < $2 order by id`,
);

/** Divides the products that are sold into runs of `size`: returns the first id of each. One short statement a run. */
export async function startsOfRuns(em: SqlEntityManager, size: number): Promise<string[]> {
  const starts: string[] = [];
  let [next] = await idAfter(em, LOWEST, 0);
  while (next) {
    starts.push(next.id);
    [next] = await idAfter(em, next.id, size - 1);
  }
  return starts;
}

/** Ids of the products of one run, in their order; the last run has no `below`. */
export async function idsOfRun(em: SqlEntityManager, from: string, below = HIGHEST): Promise<string[]> {
  return (await idsBetween(em, from, below)).map(({ id }) => id);
}
