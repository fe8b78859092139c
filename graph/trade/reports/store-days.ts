import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { addDays } from '../../core/day.ts';
import { failpoint } from '../../core/failpoint.ts';
import { startOfDay } from '../../core/zoned-day.ts';
import { movementParams } from './movements.ts';
import { currenciesIn } from './read-sums.ts';
import { isByCategory, stored } from './stored-sums.ts';
import { added, movementsOf, rowsOf } from './sums-of.ts';

/** Days that are stored: the first and how many, by category or by all else, in a time zone. */
export interface DaysToStore {
  zone: string;
  first: string;
  count: number;
  byCategory: boolean;
}

const COLUMNS = 'orders, paid, refunded, units, "returnedUnits", tax';

/** SQL of the rows of all dimensions of the days, which are `report_days`. Its parameters: those of the movements, the ids, and the currency. */
const rows = (byCategory: boolean) => {
  const dimensions = stored.filter(([name]) => isByCategory(name) === byCategory);
  const each = dimensions.map(
    ([name, dimension]) =>
      `select '${name}' as dimension, * from (${rowsOf(dimension, 'stored_day.id', 'join stored_day on m.at >= stored_day.from_at and m.at < stored_day.to_at')}) r (id, key, country, rate, ${COLUMNS})`,
  );
  return `
    ${movementsOf({ key: '', isOfShares: true })},
    stored_day as (select id, from_at, to_at from report_days where id = any(?::uuid[]))
    insert into report_sums (day_id, dimension, key, country, rate, orders, paid, refunded, units, returned_units, tax, currency, place)
    select *, ?, row_number() over () from (${added('id, dimension, key', each.join(' union all '), '1, 2, 3')}) row`;
};

/**
 * Stores the sums of days, unless they are stored. Returns false, and stores nothing, while another transaction changes something of these days: it holds
 * the advisory lock that this tries to get. One that begins meanwhile waits until the sums are stored, and then invalidates them.
 */
export function storeDays(
  em: SqlEntityManager,
  { zone, first, count, byCategory }: DaysToStore,
): Promise<boolean> {
  const starts = Array.from({ length: count + 1 }, (_, at) => startOfDay(zone, addDays(first, at)));
  const [from, to] = [starts[0]!, starts[count]!];
  return em.transactional(async (inner) => {
    const [lock] = await inner.execute<{ got: boolean }[]>(
      `select bool_and(pg_try_advisory_xact_lock(report_lock(), day)) as got
       from generate_series(report_lock_day(?), report_lock_day(?)) day`,
      [from, new Date(to.getTime() - 1)],
    );
    const [moved] = byCategory
      ? await inner.execute<{ got: boolean }[]>(`select pg_try_advisory_xact_lock(report_lock(), -1) as got`)
      : [{ got: true }];
    if (!lock!.got || !moved!.got) return false;
    const days = await inner.execute<{ id: string }[]>(
      `insert into report_days (id, zone, is_by_category, day, from_at, to_at)
       select gen_random_uuid(), ?, ?, d.* from jsonb_to_recordset(?::jsonb) d (day date, from_at timestamptz, to_at timestamptz)
       on conflict do nothing returning id`,
      [zone, byCategory, JSON.stringify(daysOf(starts, first))],
    );
    if (days.length === 0) return true;
    const ids = `{${days.map(({ id }) => id)}}`;
    const currencies = await inner.execute<{ currency: string }[]>(currenciesIn(1), [from, to, from, to]);
    for (const { currency } of currencies)
      await inner.execute(rows(byCategory), [...movementParams(from, to, currency), ids, currency]);
    await failpoint('report.dayAddedUp');
    return true;
  });
}

const daysOf = (starts: readonly Date[], first: string) =>
  starts.slice(1).map((to_at, at) => ({ day: addDays(first, at), from_at: starts[at]!, to_at }));
