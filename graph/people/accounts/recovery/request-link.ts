import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { normaliseEmail } from '../../../core/email-address.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../../core/network-limits.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

const mailsFromNetwork = { name: 'mail from', most: 20, minutes: 60, what: 'mails' };

/**
 * Queues a mail with a link. Whether there is an account, and whether its mailbox gets one more mail, is looked up when the mail is sent, so
 * that this does the same work for every address, and neither its result nor its duration tells. Errors: RATE_LIMITED.
 */
export async function requestLink(
  ctx: Context,
  type: 'password.reset' | 'sign-in.link',
  email: string,
): Promise<true> {
  const address = normaliseEmail(email.trim());
  await limitLinksAsked(ctx);
  const data = { staff: ctx.actor.isStaff ? requireViewer(ctx).id : null };
  await inTransaction(ctx.em.fork(), (em) => queueMail(em, ctx, { type, to: { address, name: '' }, data }));
  return true;
}

/** Limits the mails that a network asks for. Errors: RATE_LIMITED. */
export function limitLinksAsked(ctx: Context): Promise<void> {
  return consumeOfNetwork(ctx, mailsFromNetwork);
}
