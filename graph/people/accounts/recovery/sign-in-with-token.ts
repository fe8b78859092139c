import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { completeSignIn } from '../complete-sign-in.ts';
import { requireCookies } from '../sessions.ts';
import { checkToken } from '../tokens/tokens.ts';
import type { User } from '../user.entity.ts';
import { lockOwner } from './lock-owner.ts';

/**
 * Signs in with a mailed token. Any session the request came with ends. Errors: TOKEN_INVALID, RATE_LIMITED;
 * SECOND_FACTOR_NEEDED for an account with two-step sign-in; FORBIDDEN for staff who need a second factor and have none.
 */
export async function signInWithToken(ctx: Context, token: string): Promise<User> {
  requireCookies(ctx);
  await checkToken(ctx, token, ['sign_in']);
  const { user } = await inTransaction(ctx.em.fork(), (em) => lockOwner(em, token, 'sign_in', ctx));
  await completeSignIn(ctx, user, 'link');
  return user;
}
