import { requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { signIn } from './sign-in.ts';
import type { User } from './user.entity.ts';

/**
 * Verifies the viewer's password again. It signs in, with the same limits, which replaces the session by one with
 * another token. Errors: UNAUTHENTICATED, WRONG_CREDENTIALS, RATE_LIMITED.
 */
export async function reauthenticate(ctx: Context, password: string): Promise<User> {
  const { email } = requireViewer(ctx);
  return signIn(ctx, { email, password });
}
