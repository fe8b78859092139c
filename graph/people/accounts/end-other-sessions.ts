import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { deleteOtherSessions } from './sessions.ts';

/** Ends all sessions of the viewer except the one of the request. Returns true. Errors: UNAUTHENTICATED. */
export async function endOtherSessions(ctx: Context): Promise<true> {
  const { id: subject } = requireViewer(ctx);
  await inTransaction(ctx.em.fork(), async (em) => {
    await deleteOtherSessions(ctx, em);
    await recordEvent(em, ctx, { type: 'session.ended', subject });
  });
  return true;
}
