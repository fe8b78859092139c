import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { reservedUnits } from './shelf-units.ts';

interface OwedLine {
  id: string;
  variant: string;
  checkout: string;
}

/** Lines that may have to be shipped, of variants that are owed. */
const readOwed = prepared<OwedLine, [ids: readonly string[]]>(
  `select line.id, line.variant_id as variant, o.checkout_id as checkout
   from order_lines line join orders o on o.id = line.order_id
   join variants v on v.id = line.variant_id and v.count_in_stock < 0
   where line.id = any($1::uuid[]) and o.delivered_at is null and o.cancelled_at is null
     and (o.shipped_at is null or o.is_partly_shipped)`,
);

/**
 * SELECT of the units on backorder, for a condition on `variants`. What is owed of a variant falls on the units that were taken last: what comes in
 * goes to the oldest orders. A checkout that took its units once more, since it had released them, is as late as that.
 */
const backorderedUnits = (condition: string) => `
  with owed as materialized (
    select id as variant_id, -count_in_stock as owed from variants where count_in_stock < 0 and ${condition}
  ), taken as (
    select checkout_id, variant_id, sum(units) as units,
      (select m.id from stock_moves m where m.checkout_id = reserved.checkout_id and m.variant_id = reserved.variant_id and m.reason = 'held'
       order by m.id desc limit 1) as move
    from (${reservedUnits('select variant_id from owed')}) reserved
    group by checkout_id, variant_id having sum(units) > 0
  ), ranked as (
    select taken.*, owed - coalesce(sum(units) over (
      partition by variant_id order by move desc nulls last, checkout_id desc rows between unbounded preceding and 1 preceding
    ), 0) as rest
    from taken join owed using (variant_id)
  )
  select checkout_id, variant_id, least(units, rest)::int as units from ranked where rest > 0`;

const readBackordered = prepared<Omit<OwedLine, 'id'> & { units: number }, [variants: readonly string[]]>(
  `select checkout_id as checkout, variant_id as variant, units from (${backorderedUnits('id = any($1::uuid[])')}) backordered`,
);

/** See `Provided`. */
export const BACKORDERED_UNITS = backorderedUnits('true');

/** See `Provided`. Read once for a list, since it does not depend on the row. */
export const IS_BACKORDERED = `checkout_id in (select checkout_id from (${BACKORDERED_UNITS}) backordered)`;

/** See `Provided`. */
export async function findBackordered(em: SqlEntityManager, ids: readonly string[]): Promise<number[]> {
  const owed = await readOwed(em, ids);
  if (owed.length === 0) return ids.map(() => 0);
  const keyOf = ({ checkout, variant }: Omit<OwedLine, 'id'>) => `${checkout} ${variant}`;
  const variants = [...new Set(owed.map(({ variant }) => variant))];
  const units = new Map((await readBackordered(em, variants)).map((row) => [keyOf(row), row.units]));
  const byLine = new Map(owed.map((line) => [line.id, units.get(keyOf(line))]));
  return ids.map((id) => byLine.get(id) ?? 0);
}
