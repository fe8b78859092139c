import { accountActor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { secondFactor } from './factors/second-factor.ts';
import { startSession } from './sessions.ts';
import type { User } from './user.entity.ts';

/**
 * Signs in a person who proved the password or, by a mailed link, who reads the mails of the account. Errors: SECOND_FACTOR_NEEDED for
 * an account with two-step sign-in, with the challenge for `signInCode`; FORBIDDEN for a link of staff who need a
 * second factor and have none: with a session they could set one up. No session is started then.
 */
export async function completeSignIn(
  ctx: Context,
  user: User,
  proof: 'password' | 'link' = 'password',
): Promise<void> {
  const needed = await secondFactor(ctx.em, user, ctx.ports.now());
  if (needed) {
    const message =
      'This account has two-step sign-in. Continue in the web app with the code of your authenticator app, a recovery code or a passkey.';
    throw new DomainError('SECOND_FACTOR_NEEDED', message, needed);
  }
  if (proof === 'link' && accountActor(user, 'password', ctx.settings).lacksSecondFactor) {
    const message =
      'Staff of this shop cannot sign in with a mailed link. Use your passkey or your password.';
    throw new DomainError('FORBIDDEN', message);
  }
  await startSession(ctx, user);
}
