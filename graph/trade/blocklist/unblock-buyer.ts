import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { BlockedBuyer } from './blocked-buyer.entity.ts';

/** For staff: takes an entry off the blocklist. Errors: NOT_FOUND. */
export async function unblockBuyer(ctx: Context, id: string): Promise<string> {
  const entry = requireId(id, 'Blocked buyer');
  await inTransaction(ctx.em.fork(), async (em) => {
    if ((await em.nativeDelete(BlockedBuyer, { id: entry })) === 0)
      throw new DomainError('NOT_FOUND', 'Blocked buyer not found.');
    await recordEvent(em, ctx, { type: 'buyer.unblocked', subject: entry });
  });
  return entry;
}
