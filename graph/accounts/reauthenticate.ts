import { requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { signIn } from './sign-in.ts';
import type { User } from './user.entity.ts';

/**
 * Proves the viewer's password again: signs in anew, with the limits of signing in, and so renews the session under
 * another token. Errors: UNAUTHENTICATED, WRONG_CREDENTIALS, RATE_LIMITED.
 */
export async function reauthenticate(ctx: Context, password: string): Promise<User> {
  const { email } = requireViewer(ctx);
  return signIn(ctx, { email, password });
}
