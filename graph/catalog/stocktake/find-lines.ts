import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';
import { MAX_STOCK } from '../products/variant.entity.ts';
import { idAt } from './expected-units.ts';
import type { StocktakeView } from './stocktakes.inputs.ts';
import type { CountedLine, StocktakeLineConnection, StocktakeLinesArgs } from './stocktakes.types.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** SQL of the lowest stock that a stock-take gives a variant `v`: below zero only where units may be owed. */
export const LOWEST = `(case when v.backorder_limit is null then 0 else -${MAX_STOCK} end)`;

/** SQL of the stock of a variant `v` once the line `l` is booked, however much was sold since it was counted. */
export const STOCK_AFTER = `greatest(${LOWEST}, least(${MAX_STOCK}, v.count_in_stock + l.difference))`;

/** Changes of stock by staff that may say the same as the count does. */
const BY_HAND = `'restock', 'correction', 'counted', 'lost', 'damaged'`;

const linesFrom = (from: string) => `
  select l.id, v.id as "variantId", p.id as "productId", p.name, v.options, v.sku, v.barcode, coalesce(i.path, p.image) as image,
    l.counted, l.expected, l.reserved, l.difference, l.is_left_out as "isLeftOut", l.is_uncertain as "isUncertain",
    l.booked, l.counted_at as "countedAt", u.name as "countedByName", v.cost,
    v.count_in_stock as "countInStock", ${STOCK_AFTER} as "stockAfter",
    v.deleted_at is null as "isSold",
    case when l.difference <> 0 and l.booked is null then coalesce((
      select sum(m.qty) from stock_moves m
      where m.variant_id = l.variant_id and m.id > ${idAt('l.counted_at')} and m.reason in (${BY_HAND})
    ), 0)::int else 0 end as "changedByHand"
  from (${from}) l join variants v on v.id = l.variant_id join products p on p.id = v.product_id
  left join images i on i.id = v.image_id left join users u on u.id = l.counted_by
  order by l.id desc`;

const conditions: Record<StocktakeView, string> = {
  all: 'true',
  different: 'difference <> 0',
  left_out: 'is_left_out',
};

const readOf = (view: StocktakeView) =>
  prepared<CountedLine, [stocktake: string, before: string, limit: number]>(
    linesFrom(
      `select * from stocktake_lines where stocktake_id = $1 and id < $2::uuid and ${conditions[view]} order by id desc limit $3`,
    ),
  );
const reads = { all: readOf('all'), different: readOf('different'), left_out: readOf('left_out') };

const readVariants = prepared<CountedLine, [stocktake: string, variants: readonly string[]]>(
  linesFrom('select * from stocktake_lines where stocktake_id = $1 and variant_id = any($2::uuid[])'),
);

const asLine = (row: CountedLine): CountedLine => ({ ...row, countedAt: new Date(row.countedAt) });

/** Lines of a stock-take, those that were counted first at the end. Errors: NOT_FOUND; BAD_USER_INPUT for a cursor of no list. */
export async function findLines(ctx: Context, args: StocktakeLinesArgs): Promise<StocktakeLineConnection> {
  const id = requireId(args.stocktakeId, 'Stock-take');
  const slice = sliceOf(args);
  const rows = await reads[args.view](ctx.em, id, slice.after ?? LAST_ID, slice.limit);
  return connectionOf(rows.map(asLine), slice);
}

/** The lines of some variants, by variant. */
export async function linesOfVariants(
  em: SqlEntityManager,
  stocktake: string,
  variants: readonly string[],
): Promise<ReadonlyMap<string, CountedLine>> {
  const rows = await readVariants(em, stocktake, variants);
  return new Map(rows.map((row) => [row.variantId, asLine(row)]));
}
