import { minorDigits } from '#money/minor-units';
import type { Context } from '../../../core/context.ts';
import type { RowFile } from '../../../core/table-cell.ts';
import { fieldError } from '../../../core/validation.ts';
import type { BookkeepingPeriod } from '../bookkeeping-period.ts';
import * as t from '../messages/en.ts';
import { findFees } from '../payouts/find-payouts.ts';
import { type BatchOf, headOf, linesOfFee, linesOfMovement, yearStart } from './batch.ts';
import { findAccounts } from './datev-accounts.ts';
import { toWindows1252 } from './datev-fields.ts';
import { type MovementRow, movementKinds, movementRows, toMovement } from './read-movements.ts';
import { refuseGaps } from './refuse-gaps.ts';

/**
 * The file of the bookings of a period (EXTF Buchungsstapel). Errors: BAD_USER_INPUT for a period of two fiscal years, for a currency with more than two decimals, and for all
 * bookings that have no account, before any of it is written.
 */
export async function openDatev(
  ctx: Context,
  period: BookkeepingPeriod,
): Promise<{ rows: [sql: string, params: unknown[]]; file: RowFile<MovementRow> }> {
  const accounts = await findAccounts(ctx);
  const { firstMonth } = accounts.settings;
  if (yearStart(period.from, firstMonth) !== yearStart(period.to, firstMonth))
    throw fieldError('to', t.twoFiscalYears);
  if (minorDigits(period.currency) > 2) throw fieldError('currency', t.tooFine(period.currency));
  const batch: BatchOf = { ...accounts, period, exportedAt: ctx.ports.now() };
  const kinds = await ctx.em.fork().execute<MovementRow[]>(...movementKinds(period));
  refuseGaps(kinds.map(toMovement), batch);
  const fees = (await findFees(ctx, period)).map((fee) => linesOfFee(fee, batch)).join('');
  return { rows: movementRows(period), file: datevFile(batch, fees) };
}

/** Fees come last. */
function datevFile(batch: BatchOf, fees: string): RowFile<MovementRow> {
  let head: string | null = headOf(batch);
  const write = (rows: readonly MovementRow[]) => {
    const lines = rows.map((row) => linesOfMovement(toMovement(row), batch)).join('');
    const text = (head ?? '') + lines;
    head = null;
    return toWindows1252(text);
  };
  return { write, end: () => toWindows1252((head ?? '') + fees) };
}
