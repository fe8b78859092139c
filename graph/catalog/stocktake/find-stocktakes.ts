import { connectionOf, sliceOf } from '../../core/connection.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { requireId } from '../../core/validation.ts';
import { STOCK_AFTER } from './find-lines.ts';
import { stocktakeNotFound } from './lock-stocktake.ts';
import type {
  StocktakeConnection,
  StocktakeEntry,
  StocktakeSummary,
  StocktakesArgs,
} from './stocktakes.types.ts';

const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const COLUMNS = `select s.id, s.name, s.state, s.line_count as "lineCount", s.created_at as "createdAt", by.name as "createdByName",
    s.finished_at as "finishedAt", finisher.name as "finishedByName"
  from stocktakes s left join users by on by.id = s.created_by left join users finisher on finisher.id = s.finished_by`;

const readPage = prepared<StocktakeEntry, [before: string, limit: number]>(
  `${COLUMNS} where s.id < $1::uuid order by s.id desc limit $2`,
);
const readOne = prepared<StocktakeEntry, [id: string]>(`${COLUMNS} where s.id = $1`);

/** What booking would change, or has changed. */
const readSummary = prepared<StocktakeSummary, [id: string]>(
  `select count(*)::int as differences, coalesce(sum(units) filter (where units > 0), 0)::int as surplus,
     coalesce(-sum(units) filter (where units < 0), 0)::int as missing, coalesce(sum(units * cost), 0)::double precision as value,
     (count(*) filter (where cost is null))::int as "withoutCost", coalesce(sum(units - difference), 0)::int as short
   from (
     select l.difference, v.cost,
       case when s.state = 'booked' then l.booked else ${STOCK_AFTER} - v.count_in_stock end::bigint as units
     from stocktakes s join stocktake_lines l on l.stocktake_id = s.id and l.difference <> 0 and not l.is_left_out
     join variants v on v.id = l.variant_id and v.deleted_at is null
     where s.id = $1
   ) lines where units is not null`,
);

const asEntry = ({ createdAt, finishedAt, ...row }: StocktakeEntry): StocktakeEntry => ({
  ...row,
  createdAt: new Date(createdAt),
  finishedAt: finishedAt && new Date(finishedAt),
});

/** The stock-takes, the newest first. Errors: BAD_USER_INPUT for a cursor of no list. */
export async function findStocktakes(ctx: Context, args: StocktakesArgs): Promise<StocktakeConnection> {
  const slice = sliceOf(args);
  const rows = await readPage(ctx.em, slice.after ?? LAST_ID, slice.limit);
  return connectionOf(rows.map(asEntry), slice);
}

/** Errors: NOT_FOUND. */
export async function findStocktake({ em }: Pick<Context, 'em'>, given: string): Promise<StocktakeEntry> {
  const [row] = await readOne(em, requireId(given, 'Stock-take'));
  if (!row) throw stocktakeNotFound();
  return asEntry(row);
}

/** Errors: NOT_FOUND. */
export async function findSummary(ctx: Context, given: string): Promise<StocktakeSummary> {
  const { id } = await findStocktake(ctx, given);
  const [summary] = await readSummary(ctx.em, id);
  return summary!;
}
