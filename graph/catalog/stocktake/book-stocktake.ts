import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inInvalidatingTransaction } from '../../core/in-invalidating-transaction.ts';
import { prepared } from '../../core/prepared.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { LOWEST, STOCK_AFTER } from './find-lines.ts';
import { finishStocktake } from './finish-stocktake.ts';
import { lockStocktake } from './lock-stocktake.ts';

/** Lines that are written by one statement. */
const CHUNK = 1_000;

interface Different {
  line: string;
  variant: string;
  /** Units by which the stock changes. */
  units: number;
  /** Units that are missing beyond the stock: checkouts and orders have them. */
  short: number;
}

/** Sales of these variants wait. In the order in which sales lock them; what they sold meanwhile is in `count_in_stock`. */
const lockDifferent = prepared<Different, [stocktake: string]>(
  `select l.id as line, v.id as variant, ${STOCK_AFTER} - v.count_in_stock as units,
     greatest(0, ${LOWEST} - v.count_in_stock - l.difference) as short
   from variants v join stocktake_lines l on l.variant_id = v.id
   where l.stocktake_id = $1 and l.difference <> 0 and not l.is_left_out and v.deleted_at is null
   order by v.id for no key update of v`,
);

const write = prepared<object, [rows: string, stocktake: string, actor: string]>(
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as given (line uuid, variant uuid, units int, move uuid)
   ), booked as (
     update stocktake_lines set booked = units from given where id = line
   ), changed as (
     update variants set count_in_stock = count_in_stock + units from given where id = variant and units <> 0
   ), others as (
     update stocktake_lines l set expected = l.expected + units from given, stocktakes s
     where l.variant_id = variant and s.id = l.stocktake_id and s.state = 'open' and s.id <> $2::uuid and units <> 0
   )
   insert into stock_moves (id, variant_id, qty, reason, stocktake_id, actor_id)
   select move, variant, units, 'stocktake', $2::uuid, $3::uuid from given where units <> 0`,
);

/** What was missing of the counted variants before is missing no longer, or again. */
const writeMissing = prepared<object, [rows: string, stocktake: string, before: string]>(
  `with counted as (
     select variant_id from stocktake_lines where stocktake_id = $2::uuid and not is_left_out
   ), found as (
     delete from missing_units m using counted c where m.variant_id = c.variant_id
       and m.variant_id not in (select variant from jsonb_to_recordset($1::jsonb) as given (variant uuid))
   )
   insert into missing_units (variant_id, units, before, stocktake_id)
   select variant, short, $3::uuid, $2::uuid from jsonb_to_recordset($1::jsonb) as given (variant uuid, short int)
   on conflict (variant_id) do update set units = excluded.units, before = excluded.before, stocktake_id = excluded.stocktake_id`,
);

/**
 * Changes the stock of each line by the difference that was counted, in one transaction: what was sold since stays sold. What is missing
 * beyond the stock is owed where a variant is sold on backorder; of others it is taken off when checkouts and orders that have it give it back. Other stock-takes that are open expect the new stock. A second call changes nothing. Errors: NOT_FOUND; CONFLICT for one that was cancelled.
 */
export async function bookStocktake(ctx: Context, given: string): Promise<string> {
  const id = requireId(given, 'Stock-take');
  await inInvalidatingTransaction(ctx, async (em) => {
    // In one order, so that neither two bookings nor a count can wait for each other.
    await em.execute(`select id from stocktakes where state = 'open' order by id for update`);
    const { name, state } = await lockStocktake(em, id);
    await failpoint('stocktake.locked');
    if (state === 'booked') return;
    if (state === 'cancelled')
      throw new DomainError('CONFLICT', 'This stock-take was cancelled: it cannot be booked.');
    const lines = await lockDifferent(em, id);
    await failpoint('stocktake.variantsLocked');
    const { id: actor } = requireViewer(ctx);
    await writeLines(em, lines, id, actor);
    const short = lines.filter((line) => line.short > 0);
    await writeMissing(em, JSON.stringify(short), id, v7());
    await finishStocktake(em, id, { state: 'booked', finishedBy: actor, finishedAt: ctx.ports.now() });
    await recordEvent(em, ctx, { type: 'stocktake.booked', subject: id, data: { name, ...sumsOf(lines) } });
  });
  return id;
}

async function writeLines(
  em: SqlEntityManager,
  lines: readonly Different[],
  stocktake: string,
  actor: string,
): Promise<void> {
  for (let from = 0; from < lines.length; from += CHUNK) {
    const rows = lines.slice(from, from + CHUNK).map((line) => ({ ...line, move: v7() }));
    await write(em, JSON.stringify(rows), stocktake, actor);
  }
}

function sumsOf(lines: readonly Different[]) {
  const changed = lines.filter(({ units }) => units !== 0);
  const sum = (sign: 1 | -1) => changed.reduce((all, { units }) => all + Math.max(0, sign * units), 0);
  return { variants: changed.length, added: sum(1), removed: sum(-1) };
}
