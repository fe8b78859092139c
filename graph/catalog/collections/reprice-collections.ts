import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';

const times = (name: string) => `least(round((rule ->> '${name}')::numeric * ?::numeric), ${MAX_CENTS})::int`;

/** Multiplies the prices of all rules by a rate: for a change of the currency. */
export async function repriceCollections(em: SqlEntityManager, rate: number): Promise<void> {
  await em.execute(
    `update collections set version = version + 1, rule = rule || jsonb_strip_nulls(
       jsonb_build_object('minPrice', ${times('minPrice')}, 'maxPrice', ${times('maxPrice')}))
     where rule -> 'minPrice' is not null or rule -> 'maxPrice' is not null`,
    [rate, rate],
  );
}
