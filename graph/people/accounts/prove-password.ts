import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import type { SignInInput } from './accounts.inputs.ts';
import { verifyPassword } from './password.ts';
import { attemptOf, refuseWhileLocked, settleAttempt } from './sign-in-limits.ts';
import { slowSignIn } from './slow-sign-in.ts';
import { User } from './user.entity.ts';

/**
 * The account with this e-mail address and password. Errors: WRONG_CREDENTIALS, the same in words and time for an unknown
 * e-mail and a wrong password; RATE_LIMITED after too many of them, also for the right password.
 */
export async function provePassword(ctx: Context, { email, password }: SignInInput): Promise<User> {
  const emailKey = normaliseEmail(email);
  const attempt = attemptOf(ctx, emailKey);
  await refuseWhileLocked(ctx, attempt);
  await slowSignIn(ctx, attempt);
  const user = await ctx.em.findOne(User, { emailKey });
  const right = await verifyPassword(password, user?.passwordHash, ctx);
  await failpoint('account.passwordVerified');
  await settleAttempt(ctx, attempt, right);
  if (!user || !right) throw new DomainError('WRONG_CREDENTIALS', 'Wrong e-mail or password.');
  return user;
}
