import { requireCookies, startSession } from '../accounts/sessions.ts';
import type { User } from '../accounts/user.entity.ts';
import type { Context } from '../core/context.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { recordEvent } from '../core/record-event.ts';
import { lockOwner } from './lock-owner.ts';
import { limitTokens } from './tokens.ts';

/** Signs in with a mailed token. Any session the request came with ends. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function signInWithToken(ctx: Context, token: string): Promise<User> {
  requireCookies(ctx);
  await limitTokens(ctx);
  const user = await inTransaction(ctx.em.fork(), async (em) => {
    const owner = await lockOwner(em, token, 'sign_in', ctx.ports.now());
    await recordEvent(em, ctx, { type: 'session.started', subject: owner.id, data: { by: 'link' } });
    return owner;
  });
  await startSession(ctx, user);
  return user;
}
