import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';

const times = (column: string) => `least(round(${column} * ?::numeric), ${MAX_CENTS})::int`;

/** Multiplies the amounts of all promotions by a rate: for a change of the currency. One that took something off still does. */
export async function repricePromotions(em: SqlEntityManager, rate: number): Promise<void> {
  await em.execute(
    `update promotions set version = version + 1, min_items = ${times('min_items')},
       value = case when kind = 'amount' then greatest(${times('value')}, 1) else value end
     where kind = 'amount' or min_items is not null`,
    [rate, rate],
  );
}
