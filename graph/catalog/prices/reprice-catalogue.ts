import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { MAX_CENTS } from '#money/cents';
import { PRICES_OF_PRODUCT, pricesOfVariants } from '../products/update-prices.ts';
import { activeStates } from './price-schedule.entity.ts';

/** An amount at a rate, in whole minor units. */
const times = (column: string) => `round(${column} * ?::numeric)::bigint`;
/** A previous price stays only above the current one. */
const before = (column: string) => `case when ${times(column)} > ${times('price')} then ${times(column)} end`;
const rates = (count: number, rate: number): number[] => Array(count).fill(rate);

/**
 * Multiplies all prices by a rate, those of deleted products and planned ones too: for a change of the currency. Each gets a row in
 * its history, whose earlier rows are compared with it at the rate. Call it with the tables locked. Errors: an Error of one sentence
 * when a price would be 0 or too high.
 */
export async function repriceCatalogue(em: SqlEntityManager, rate: number, now: Date): Promise<void> {
  await refuseRate(em, rate);
  await repriceCosts(em, rate, now);
  await em.execute(
    `update variants set price = ${times('price')}, compare_at_price = ${before('compare_at_price')},
       lowest_price_30d = ${times('lowest_price_30d')}`,
    rates(5, rate),
  );
  await em.execute('update price_changes set rate = rate * ?', [rate]);
  await em.execute(
    `insert into price_changes (variant_id, price, compare_at_price, from_at)
     select v.id, v.price, v.compare_at_price, greatest(?::timestamptz,
       (select max(from_at) + interval '1 millisecond' from price_changes where variant_id = v.id))
     from variants v`,
    [now],
  );
  await em.execute(
    `update products p set (${PRICES_OF_PRODUCT}) = (${pricesOfVariants('p.id')}) where deleted_at is null`,
  );
  await em.execute(
    `update price_schedules set price = ${times('price')}, compare_at_price = ${before('compare_at_price')},
       price_before = ${times('price_before')}, compare_at_price_before = ${times('compare_at_price_before')}
     where state in ('${activeStates.join("', '")}')`,
    rates(6, rate),
  );
}

/** What items cost, too, with a change in the history of each. */
async function repriceCosts(em: SqlEntityManager, rate: number, now: Date): Promise<void> {
  await em.execute(
    `insert into cost_changes (id, variant_id, before, after, at)
     select gen_random_uuid(), id, cost, ${times('cost')}, ? from variants where cost is not null`,
    [rate, now],
  );
  await em.execute(`update variants set cost = ${times('cost')} where cost is not null`, [rate]);
}

async function refuseRate(em: SqlEntityManager, rate: number): Promise<void> {
  const [wrong] = await em.execute<{ none: number; high: number }[]>(
    `select count(*) filter (where price > 0 and ${times('price')} = 0)::int as none,
       count(*) filter (where ${times('greatest(price, compare_at_price)')} > ${MAX_CENTS})::int as high
     from (select price, greatest(compare_at_price, cost) as compare_at_price from variants
       union all select price, compare_at_price from price_schedules where state in ('${activeStates.join("', '")}')) prices`,
    rates(2, rate),
  );
  const { none, high } = wrong!;
  if (none + high === 0) return;
  throw new Error(
    `The rate ${rate} would make ${none > 0 ? `${none} prices nothing` : `${high} prices too high`}. Nothing was changed.`,
  );
}
