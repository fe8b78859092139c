import type { Context } from '../core/context.ts';
import { deleteOtherSessions } from './sessions.ts';

/** Ends all sessions of the viewer except the one of the request. Returns true. Errors: UNAUTHENTICATED. */
export async function endOtherSessions(ctx: Context): Promise<true> {
  await deleteOtherSessions(ctx, ctx.em);
  return true;
}
