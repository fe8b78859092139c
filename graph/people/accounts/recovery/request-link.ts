import { requireViewer } from '../../../core/actor.ts';
import type { Context } from '../../../core/context.ts';
import { normaliseEmail } from '../../../core/email-address.ts';
import { inTransaction } from '../../../core/in-transaction.ts';
import { networkOf } from '../../../core/network-of.ts';
import { consume } from '../../../core/rate-limit.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';

const mailsFromNetwork = { name: 'mail from', most: 20, minutes: 60, what: 'mails' };
/** Where everybody has the address of a proxy, few could keep all others out. */
const SHARED = 1_000;

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
  const most = ctx.isAddressShared ? SHARED : mailsFromNetwork.most;
  return consume(ctx, { ...mailsFromNetwork, most }, networkOf(ctx.address));
}
