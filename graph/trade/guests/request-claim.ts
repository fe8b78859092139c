import { requireBuyer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { toAccount } from '../../people/accounts/mails/account-mails.ts';
import { limitLinksAsked } from '../../people/accounts/recovery/request-link.ts';
import { refuseFullMailbox } from '../../platform/mail/mail-budget.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';

/**
 * Mails the guest of the session a link that makes an account of the orders, to the address that they were made with. Returns true.
 * Errors: UNAUTHENTICATED, RATE_LIMITED; CONFLICT for somebody with an account.
 */
export async function requestClaim(ctx: Context): Promise<true> {
  const { id: user, email } = requireBuyer(ctx);
  if (ctx.actor.viewer) throw new DomainError('CONFLICT', 'You have an account already.');
  await limitLinksAsked(ctx);
  await refuseFullMailbox(ctx, email);
  await inTransaction(ctx.em.fork(), (em) => queueMail(em, ctx, { type: 'claim', to: toAccount(user) }));
  return true;
}
