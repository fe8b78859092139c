import { LockMode } from '@mikro-orm/core';
import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { normaliseEmail } from '../../../core/email-address.ts';
import { DomainError } from '../../../core/errors.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { recordEvent } from '../../../core/record-event.ts';
import { requireRecentSignIn } from '../sessions.ts';
import { dropNewEmail } from '../set-email.ts';
import { checkToken, tokenInvalid, useToken } from '../tokens/tokens.ts';
import { voidLinks } from '../tokens/void-links.ts';
import { User } from '../user.entity.ts';
import type { AnswerNewEmailArgs } from './recovery.inputs.ts';

/**
 * The owner's answer to a new address that staff entered, with the token that was mailed to the old address or as the viewer. Agreed to, the
 * address counts as soon as its own link is used; cancelled, that link is void. Errors: UNAUTHENTICATED without a token and an account;
 * TOKEN_INVALID, also when another address was entered since; CONFLICT for a viewer without such an address;
 * REAUTHENTICATION_REQUIRED for a viewer who agrees more than ten minutes after the sign-in; RATE_LIMITED.
 */
export async function answerNewEmail(ctx: Context, { agrees, token }: AnswerNewEmailArgs): Promise<true> {
  const id = token ? (await checkToken(ctx, token, ['new_email'])).userId : requireViewer(ctx).id;
  await inTransaction(ctx.em.fork(), async (em) => {
    const now = ctx.ports.now();
    // The account is locked before its tokens, so that two answers do not wait for each other.
    const user = await em.findOne(
      User,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    const link = token ? await useToken(em, token, 'new_email', now) : null;
    const waiting = user?.newEmailCountsAt ? user.newEmail : null;
    if (link && (!waiting || link.emailKey !== normaliseEmail(waiting))) throw tokenInvalid();
    if (!user || !waiting)
      throw new DomainError('CONFLICT', 'No new address waits for your answer: reload the page.');
    if (agrees) {
      // As for an own change: an old session is not enough.
      if (!token) await requireRecentSignIn(ctx, em);
      user.newEmailCountsAt = null;
      await voidLinks(em, id, ['new_email'], now);
    } else await dropNewEmail(em, user, now);
    const type = agrees ? 'account.email_agreed' : 'account.email_cancelled';
    await recordEvent(em, ctx, { type, subject: id });
  });
  return true;
}
