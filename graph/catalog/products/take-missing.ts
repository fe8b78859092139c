import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Line } from '#money/line';
import { prepared } from '../../core/prepared.ts';

/** FROM of what a stock-take did not find of units that a checkout had taken before it. */
const MISSING = `from given join missing_units m on m.variant_id = given.item
     where exists (select from stock_moves s where s.checkout_id = $2::uuid and s.variant_id = item and s.reason = 'held' and s.id < m.before)`;

const take = prepared<object, [lines: string, checkout: string]>(
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as given (item uuid, qty int, move uuid)
   ), found as (
     select item, move, m.units, least(m.units, given.qty) as taken, m.stocktake_id
     ${MISSING}
     for update of m
   ), rest as (
     update missing_units m set units = m.units - taken from found where m.variant_id = item and taken < found.units
   ), none as (
     delete from missing_units m using found where m.variant_id = item and taken = found.units
   ), changed as (
     update variants v set count_in_stock = v.count_in_stock - taken from found where v.id = item
   )
   insert into stock_moves (id, variant_id, qty, reason, stocktake_id) select move, item, -taken, 'stocktake', stocktake_id from found`,
);

/** Takes off the units that a checkout gave back what a stock-take did not find of them. The variants are locked. */
export async function takeMissing(
  em: SqlEntityManager,
  lines: readonly Line[],
  checkout: string,
): Promise<void> {
  const rows = lines.map(({ item, qty }) => ({ item, qty, move: v7() }));
  await take(em, JSON.stringify(rows), checkout);
}

const count = prepared<Line, [lines: string, checkout: string]>(
  `with given as (select * from jsonb_to_recordset($1::jsonb) as given (item uuid, qty int))
   select item, least(m.units, given.qty)::int as qty ${MISSING}`,
);

/** What `takeMissing` would take off. The variants are locked. */
export const findMissing = (
  em: SqlEntityManager,
  lines: readonly Line[],
  checkout: string,
): Promise<Line[]> => count(em, JSON.stringify(lines.map(({ item, qty }) => ({ item, qty }))), checkout);
