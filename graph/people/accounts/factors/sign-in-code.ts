import type { Context } from '../../../core/context.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consume } from '../../../core/rate-limit.ts';
import { requireCookies, startSession } from '../sessions.ts';
import { attemptOf, refuseWhileLocked, settleAttempt } from '../sign-in-limits.ts';
import { slowSignIn } from '../slow-sign-in.ts';
import type { User } from '../user.entity.ts';
import type { SignInCodeInput } from './authentication.types.ts';
import { challengedUser, useChallenge } from './challenges.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { isTotpCode, useTotp } from './totp.ts';

/** Of an account, from everywhere: a code has six digits. Only who knows the password gets here; recovery codes stay usable. */
const codesOfAccount = { name: 'app codes', most: 30, minutes: 24 * 60, what: 'codes' };

/**
 * Completes a sign-in that answered SECOND_FACTOR_NEEDED, with a code of the authenticator app or a recovery code. Failures count as
 * failed sign-ins. Errors: TOKEN_INVALID for a challenge that is unknown, used or expired; WRONG_CREDENTIALS, RATE_LIMITED.
 */
export async function signInCode(ctx: Context, { challenge, code }: SignInCodeInput): Promise<User> {
  requireCookies(ctx);
  const now = ctx.ports.now();
  const user = await challengedUser(ctx.em, challenge, now);
  const attempt = attemptOf(ctx, user.emailKey!);
  await refuseWhileLocked(ctx, attempt);
  await slowSignIn(ctx, attempt);
  const useCode = isTotpCode(code) ? useTotp : useRecoveryCode;
  if (useCode === useTotp) await consume(ctx, codesOfAccount, user.id);
  const isRight = await inTransaction(ctx.em.fork(), async (em) => {
    const isUsed = await useCode(em, user.id, code, now);
    // When the challenge was used meanwhile, the code stays unused.
    if (isUsed) await useChallenge(em, 'code', challenge, user, now);
    return isUsed;
  });
  if (!isRight) {
    await settleAttempt(ctx, attempt, false);
    throw new DomainError('WRONG_CREDENTIALS', 'This code is wrong or was used before.');
  }
  await startSession(ctx, user, 'strong');
  return user;
}
