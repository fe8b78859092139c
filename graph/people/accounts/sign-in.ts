import type { Context } from '../../core/context.ts';
import type { SignInInput } from './accounts.inputs.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { provePassword } from './prove-password.ts';
import { requireCookies } from './sessions.ts';
import type { User } from './user.entity.ts';

/**
 * Signs in with e-mail and password. Errors: WRONG_CREDENTIALS, the same in words and time for an unknown e-mail and a
 * wrong password; RATE_LIMITED after too many of them, also for the right password; SECOND_FACTOR_NEEDED for an account
 * with two-step sign-in.
 */
export async function signIn(ctx: Context, input: SignInInput): Promise<User> {
  requireCookies(ctx);
  const user = await provePassword(ctx, input);
  await completeSignIn(ctx, user);
  return user;
}
