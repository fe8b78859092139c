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

/** From when on a link works that staff started, so that the owner can take it back. Milliseconds. */
const STAFF_DELAY = 24 * 60 * 60_000;

/**
 * Confirms the address that an account shows, with a token that was mailed to it. From then on it signs in with that address. A change by
 * staff counts a day after its link was mailed; the address of before is told again. Errors: CONFLICT until then;
 * TOKEN_INVALID, also when the account shows another address since; EMAIL_TAKEN, RATE_LIMITED.
 */
export async function verifyEmail(ctx: Context, token: string): Promise<true> {
  const { startedBy = null, issuedAt } = await checkToken(ctx, token, ['verify']);
  if (startedBy) refuseEarly(issuedAt!, ctx.ports.now());
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
      if (startedBy && user.newEmail) {
        const to = { name: user.name, address: user.email, user: id };
        await queueMail(em, ctx, {
          type: 'address.counts',
          to,
          data: { isConfirmed: user.emailVerifiedAt !== null },
        });
      }
      em.assign(user, { email, emailKey, newEmail: null, emailVerifiedAt: now });
      await em.flush();
      const actor = await starterOf(ctx, em, startedBy);
      await recordEvent(em, { ...ctx, actor }, { type: 'account.verified', subject: id });
    }),
  );
  return true;
}

function refuseEarly(issuedAt: Date, now: Date): void {
  const hours = Math.ceil((issuedAt.getTime() + STAFF_DELAY - now.getTime()) / 3_600_000);
  if (hours > 0)
    throw new DomainError(
      'CONFLICT',
      `The shop's staff entered this address, so it counts a day later. Open the link again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    );
}
