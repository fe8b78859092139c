import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { Session } from './session.entity.ts';
import type { SessionInfo } from './session-info.ts';
import { currentHash, liveSince, MOST_SESSIONS } from './sessions.ts';

/** The sessions of the viewer, that of the request first, then by their last use. Errors: UNAUTHENTICATED. */
export async function findSessions(ctx: Context): Promise<SessionInfo[]> {
  const { id: user } = requireViewer(ctx);
  const live = liveSince(ctx.ports.now());
  const sessions = await ctx.em.find(
    Session,
    { user, createdAt: { $gt: live.createdAfter }, lastSeenAt: { $gt: live.seenAfter } },
    { orderBy: { lastSeenAt: 'desc', id: 'desc' }, limit: MOST_SESSIONS, refresh: true },
  );
  const current = currentHash(ctx);
  const shown = sessions.map(({ id, client, createdAt, lastSeenAt, tokenHash }) => ({
    id,
    client,
    startedAt: createdAt,
    lastSeenAt,
    isCurrent: tokenHash === current,
  }));
  return shown.sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
