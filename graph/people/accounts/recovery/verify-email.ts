import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../../core/context.ts';
import { normaliseEmail } from '../../../core/email-address.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { refuseTakenEmail } from '../email-taken.ts';
import { checkToken, tokenInvalid, useToken } from '../tokens/tokens.ts';
import { User } from '../user.entity.ts';

/**
 * Confirms the address that an account shows, with a token that was mailed to it. From then on it signs in with that address. Errors:
 * TOKEN_INVALID, also when the account shows another address since; EMAIL_TAKEN, RATE_LIMITED.
 */
export async function verifyEmail(ctx: Context, token: string): Promise<true> {
  await checkToken(ctx, token, ['verify']);
  await refuseTakenEmail(
    inTransaction(ctx.em.fork(), async (em) => {
      const now = ctx.ports.now();
      const { userId: id, emailKey } = await useToken(em, token, 'verify', now);
      const user = await em.findOne(
        User,
        { id, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      const email = user && (user.newEmail ?? user.email);
      if (!email || normaliseEmail(email) !== emailKey) throw tokenInvalid();
      em.assign(user, { email, emailKey, newEmail: null, emailVerifiedAt: now });
      await em.flush();
      await recordEvent(em, ctx, { type: 'account.verified', subject: id });
    }),
  );
  return true;
}
