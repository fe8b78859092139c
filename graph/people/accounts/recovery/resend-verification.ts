import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consume } from '../../../core/rate-limit.ts';
import { refuseFullMailbox } from '../../../platform/mail/mail-budget.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

const mailsOfPerson = { name: 'verification', most: 3, minutes: 60, what: 'mails' };

/** Mails the viewer another link to confirm the address of the account. Returns true. Errors: UNAUTHENTICATED, RATE_LIMITED. */
export async function resendVerification(ctx: Context): Promise<true> {
  const { id, name, email, newEmail } = requireViewer(ctx);
  const address = newEmail ?? email;
  await consume(ctx, mailsOfPerson, id);
  await refuseFullMailbox(ctx, address);
  await inTransaction(ctx.em.fork(), (em) =>
    queueMail(em, ctx, { type: 'account.verify', to: { address, name, user: id } }),
  );
  return true;
}
