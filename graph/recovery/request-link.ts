import { createHash } from 'node:crypto';
import { normaliseEmail } from '../accounts/email.ts';
import type { Context } from '../core/context.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { networkOf } from '../core/network-of.ts';
import { consume } from '../core/rate-limit.ts';
import { queueMail } from '../mail/queue-mail.ts';

const requests = { minutes: 60, what: 'mails' };
/** Nobody's mailbox is filled by somebody else. */
const mailsToAddress = { ...requests, name: 'mail to', most: 3 };
const mailsFromNetwork = { ...requests, name: 'mail from', most: 20 };

/**
 * Queues a mail with a link. Whether there is an account is looked up when the mail is sent, so that this does the same work
 * for every address, and neither its result nor its duration tells. Errors: RATE_LIMITED.
 */
export async function requestLink(
  ctx: Context,
  type: 'password.reset' | 'sign-in.link',
  email: string,
): Promise<true> {
  const address = normaliseEmail(email.trim());
  await limitMailedLinks(ctx, address);
  await inTransaction(ctx.em.fork(), (em) => queueMail(em, ctx, { type, to: { address, name: '' } }));
  return true;
}

/** Limits the mails with links to an address, and those that a network asks for. Errors: RATE_LIMITED. */
export async function limitMailedLinks(ctx: Context, address: string): Promise<void> {
  // Hashed: what is counted outlives an account that is erased.
  await consume(ctx, mailsToAddress, createHash('sha256').update(address).digest('base64url'));
  await consume(ctx, mailsFromNetwork, networkOf(ctx.address));
}
