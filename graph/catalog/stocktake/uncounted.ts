import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import type { Ports } from '../../core/ports.ts';
import { idAt } from './expected-units.ts';
import { findStocktake } from './find-stocktakes.ts';
import type { UncountedItems } from './uncounted.types.ts';

/** Lines that are written by one statement: none may take long. */
const CHUNK = 10_000;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** SQL of the CTE `uncounted`: the variants of which a stock-take has no line although some unit should be on the shelf. */
const uncounted = (shelfUnits: string, part = '') => `
  wanted as materialized (
    select v.id as variant_id, ${idAt('now()')} as since
    from variants v join products p on p.id = v.product_id and p.deleted_at is null
    where v.deleted_at is null
      and not exists (select from stocktake_lines l where l.stocktake_id = ?::uuid and l.variant_id = v.id)
    ${part}
  ), shelf as (${shelfUnits}), uncounted as (
    select v.id as variant, v.cost, v.count_in_stock as stock, coalesce(shelf.reserved, 0) as reserved
    from wanted join variants v on v.id = wanted.variant_id left join shelf on shelf.variant_id = v.id
    where v.count_in_stock > 0 or shelf.reserved > 0
  )`;

/** What setting to 0 what nobody counted would take out of stocks. Errors: NOT_FOUND. */
export async function findUncounted(ctx: Context, given: string): Promise<UncountedItems> {
  const { id } = await findStocktake(ctx, given);
  const [sums] = await ctx.em.execute<[UncountedItems]>(
    `with ${uncounted(ctx.ports.shelfUnits)}
     select count(*)::int as items, coalesce(sum(greatest(0, stock)), 0)::int as units,
       coalesce(sum(greatest(0, stock)::bigint * cost), 0)::double precision as value,
       (count(*) filter (where cost is null))::int as "withoutCost",
       (select count(*) from stocktake_lines where stocktake_id = ?::uuid and is_uncounted)::int as "setToZero"
     from uncounted`,
    [id, id],
  );
  return sums;
}

/** Deletes the lines of 0 that nobody counted. The stock-take is locked. */
export async function deleteUncounted(em: SqlEntityManager, stocktake: string): Promise<void> {
  for (let deleted = CHUNK; deleted === CHUNK; ) {
    [{ deleted }] = await em.execute<[{ deleted: number }]>(
      `with gone as (
         delete from stocktake_lines where id in (
           select id from stocktake_lines where stocktake_id = ?::uuid and is_uncounted and counted = 0 limit ${CHUNK}
         ) returning 1
       ), counted as (
         update stocktakes set line_count = line_count - (select count(*) from gone) where id = ?::uuid
       )
       select count(*)::int as deleted from gone`,
      [stocktake, stocktake],
    );
  }
}

/** A line of 0 for each of them. The stock-take is locked. */
export async function writeUncounted(
  em: SqlEntityManager,
  { shelfUnits }: Ports,
  stocktake: string,
  by: string,
): Promise<void> {
  const part = `and v.id > ?::uuid order by v.id limit ${CHUNK}`;
  for (let after: string | null = FIRST_ID; after !== null; ) {
    const [{ last }]: [{ last: string | null }] = await em.execute(
      `with ${uncounted(shelfUnits, part)}, added as (
         insert into stocktake_lines (id, stocktake_id, variant_id, counted, expected, reserved, is_uncounted, counted_by, counted_at)
         select overlay(gen_random_uuid()::text placing left(${idAt('now()')}::text, 15) from 1)::uuid,
           ?::uuid, variant, 0, stock + reserved, reserved, true, ?::uuid, now()
         from uncounted
         returning 1
       ), counted as (
         update stocktakes set line_count = line_count + (select count(*) from added) where id = ?::uuid
       )
       select (select variant_id from wanted order by variant_id desc limit 1) as last`,
      [stocktake, after, stocktake, by, stocktake],
    );
    after = last;
  }
}
