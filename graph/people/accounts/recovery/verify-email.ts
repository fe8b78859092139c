import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../../core/context.ts';
import { normaliseEmail } from '../../../core/email-address.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { refuseTakenEmail } from '../email-taken.ts';
import { checkToken, tokenInvalid, useToken } from '../tokens/tokens.ts';
import { User } from '../user.entity.ts';
import { starterOf } from './starter-of.ts';

/**
 * Confirms the address that an account shows, with a token that was mailed to it. From then on it signs in with that address. One that
 * staff entered counts a day later, whoever uses the link, unless the owner has agreed; the old address is notified. Errors: CONFLICT
 * until then; TOKEN_INVALID, also when the account shows another address since; EMAIL_TAKEN, RATE_LIMITED.
 */
export async function verifyEmail(ctx: Context, token: string): Promise<true> {
  const { userId: id, emailKey, startedBy = null } = await checkToken(ctx, token, ['verify']);
  await refuseTakenEmail(
    inTransaction(ctx.em.fork(), async (em) => {
      const now = ctx.ports.now();
      // The account is locked before its tokens, as where another address makes them void.
      const user = await em.findOne(
        User,
        { id, deletedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      await useToken(em, token, 'verify', now);
      const email = user && (user.newEmail ?? user.email);
      if (!email || normaliseEmail(email) !== emailKey) throw tokenInvalid();
      const countsIn = waitsUntil(user) - now.getTime();
      if (countsIn > 0) throw tooEarly(countsIn);
      if (user.newEmail && (startedBy || user.newEmailCountsAt)) {
        const to = { name: user.name, address: user.email, user: id };
        await queueMail(em, ctx, { type: 'address.counts', to, data: { isByStaff: true } });
      }
      em.assign(user, { email, emailKey, newEmail: null, newEmailCountsAt: null, emailVerifiedAt: now });
      await em.flush();
      const actor = await starterOf(ctx, em, startedBy);
      await recordEvent(em, { ...ctx, actor }, { type: 'account.verified', subject: id });
    }),
  );
  return true;
}

const waitsUntil = ({ newEmail, newEmailCountsAt }: User) =>
  newEmail && newEmailCountsAt ? newEmailCountsAt.getTime() : 0;

function tooEarly(ms: number): DomainError {
  const hours = Math.ceil(ms / 3_600_000);
  return new DomainError(
    'CONFLICT',
    `The shop's staff entered this address, so it counts a day later. Open the link again in ${hours} ${hours === 1 ? 'hour' : 'hours'}, or now after you have agreed to it on your profile or by the mail to the old address.`,
  );
}
