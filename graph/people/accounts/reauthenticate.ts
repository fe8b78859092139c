import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { provePassword } from './prove-password.ts';
import { requireCookies, startSession } from './sessions.ts';
import type { User } from './user.entity.ts';

/**
 * Verifies the viewer's password again, with the limits of signing in, and replaces the session by one of the same level
 * with another token. Errors: UNAUTHENTICATED, WRONG_CREDENTIALS, RATE_LIMITED.
 */
export async function reauthenticate(ctx: Context, password: string): Promise<User> {
  const { email } = requireViewer(ctx);
  requireCookies(ctx);
  const user = await provePassword(ctx, { email, password });
  await startSession(ctx, user, ctx.actor.level);
  return user;
}
