import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Session } from './session.entity.ts';

/** Ends a session of the viewer. Returns true. Errors: UNAUTHENTICATED; NOT_FOUND, also for a session of somebody else. */
export async function endSession(ctx: Context, id: string): Promise<true> {
  const { id: user } = requireViewer(ctx);
  const session = { id: requireId(id, 'Session'), user };
  await inTransaction(ctx.em.fork(), async (em) => {
    if ((await em.nativeDelete(Session, session)) === 0)
      throw new DomainError('NOT_FOUND', 'Session not found.');
    await recordEvent(em, ctx, { type: 'session.ended', subject: user });
  });
  return true;
}
