import type { Context } from '../../../core/context.ts';
import { failpoint } from '../../../core/failpoint.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { hashPassword, requireGoodPassword } from '../password.ts';
import { Session } from '../session.entity.ts';
import { requireCookies } from '../sessions.ts';
import { dropNewEmail } from '../set-email.ts';
import { checkToken } from '../tokens/tokens.ts';
import { User } from '../user.entity.ts';
import { lockOwner } from './lock-owner.ts';
import type { ResetPasswordInput } from './recovery.inputs.ts';
import { starterOf } from './starter-of.ts';

/**
 * Sets a new password with a mailed token, ends every session of the account and starts one. A new address that is not
 * confirmed yet is dropped. A reset that staff asked for is logged as theirs. Errors: BAD_USER_INPUT for a bad password, which leaves the token as it is; TOKEN_INVALID,
 * RATE_LIMITED; SECOND_FACTOR_NEEDED for an account with two-step sign-in, whose password is new then.
 */
export async function resetPassword(ctx: Context, { token, password }: ResetPasswordInput): Promise<User> {
  requireCookies(ctx);
  requireGoodPassword(password, ctx.settings);
  await checkToken(ctx, token, ['reset']);
  const passwordHash = await hashPassword(password, ctx);
  await failpoint('account.passwordHashed');
  const user = await inTransaction(ctx.em.fork(), async (em) => {
    const { user: owner, startedBy } = await lockOwner(em, token, 'reset', ctx);
    owner.passwordHash = passwordHash;
    // It may be of somebody whom the owner has to be rid of.
    await dropNewEmail(em, owner, ctx.ports.now());
    await em.nativeDelete(Session, { user: owner });
    const actor = await starterOf(ctx, em, startedBy);
    await recordEvent(em, { ...ctx, actor }, { type: 'password.changed', subject: owner.id });
    return owner;
  });
  await completeSignIn(ctx, user);
  return user;
}
