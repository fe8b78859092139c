import { requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { Session } from './session.entity.ts';

/** Ends a session of the viewer. Returns true. Errors: UNAUTHENTICATED; NOT_FOUND, also for a session of somebody else. */
export async function endSession(ctx: Context, id: string): Promise<true> {
  const { id: user } = requireViewer(ctx);
  const ended = await ctx.em.nativeDelete(Session, { id: requireId(id, 'Session'), user });
  if (ended === 0) throw new DomainError('NOT_FOUND', 'Session not found.');
  return true;
}
