import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { lockClosings } from '../../closing/booking-moment.ts';
import { Closing } from '../../closing/closing.entity.ts';
import * as t from '../messages/en.ts';
import { lastClosed } from './find-months.ts';
import { monthOf } from './months.ts';

/**
 * Reopens the last month that is closed, which is recorded with who did it and why. Errors: CONFLICT for a month that is not closed, or is not the
 * last that is.
 */
export async function reopenMonth(
  ctx: Context,
  { month: day, reason }: { month: string; reason: string },
): Promise<void> {
  const month = monthOf(day);
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockClosings(em);
    const row = await em.findOne(Closing, { month, reopenedAt: null });
    if (!row) throw new DomainError('CONFLICT', t.notClosed(month));
    const last = (await lastClosed(em))!;
    if (last !== month) throw new DomainError('CONFLICT', t.reopenFirst(last));
    const reopened = { reopenedAt: ctx.ports.now(), reopenedBy: requireViewer(ctx).id };
    Object.assign(row, { ...reopened, reason: reason.trim() });
    await em.flush();
    await recordEvent(em, ctx, { type: 'month.reopened', subject: row.id, data: { month } });
  });
}
