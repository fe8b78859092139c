import { boundedRead, SNAPSHOT } from '../../core/bounded-read.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { CANCELED } from '../../core/service-fault.ts';
import { makeMoneyCheck } from './make-money-check.ts';
import type { MadeCheck, MoneyCheck } from './money-check.types.ts';
import { databaseUrl, readerOf } from './read-sql.ts';
import { readStoredCheck, requestCheck } from './stored-check.ts';

/** How long a request may check. Milliseconds. */
const LONGEST = 5_000;

/**
 * Compares the shop's orders with the provider's ledger. In a shop where that takes longer than a request may, a job makes the check: then this
 * returns the last one, and requests the next when that ended more than `maxAge` milliseconds ago. Errors: MONEY_CHECK_PENDING before there is one.
 */
export async function moneyCheck(ctx: Context, { maxAge }: { maxAge: number }): Promise<MoneyCheck> {
  const stored = await readStoredCheck(ctx);
  if (stored?.last) {
    const { check, storedAt } = stored.last;
    const isOld = ctx.ports.now().getTime() - storedAt.getTime() > maxAge;
    if (isOld) await requestCheck(ctx);
    return { ...check, isRefreshing: isOld || stored.isRequested };
  }
  const check = stored ? null : await checkInTime(ctx);
  if (check) return { ...check, isRefreshing: false };
  if (!stored) await requestCheck(ctx);
  throw new DomainError(
    'MONEY_CHECK_PENDING',
    'The money check takes some minutes in a shop with so many orders. It is being made: look again in a few minutes.',
  );
}

/** Null when it takes too long. */
function checkInTime(ctx: Context): Promise<MadeCheck | null> {
  return makeMoneyCheck(ctx, async (read) => {
    // PGlite computes in this process: it cannot be interrupted.
    const signal = databaseUrl(ctx.em) ? AbortSignal.timeout(LONGEST) : undefined;
    try {
      return await boundedRead(ctx, (em) => read(readerOf(em, signal)), LONGEST, SNAPSHOT);
    } catch (error) {
      if (signal?.aborted || (error as { code?: unknown }).code === CANCELED) return null;
      throw error;
    }
  });
}
