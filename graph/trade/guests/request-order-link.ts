import { validate as isUuid } from 'uuid';
import { orderNumberIn } from '#money/order-name';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { limitLinksAsked } from '../../people/accounts/recovery/request-link.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { OrderLinkArgs } from './guests.inputs.ts';

/**
 * Mails a link to the order that a guest made with this address; without a number, to all of them. Whether there is one, and whether it was mailed just now, is looked up when the mail is sent, so that
 * neither the result, which is always true, nor the statements tell. Errors: RATE_LIMITED.
 */
export async function requestOrderLink(ctx: Context, { number, email }: OrderLinkArgs): Promise<true> {
  const address = normaliseEmail(email.trim());
  await limitLinksAsked(ctx);
  const id = number?.trim().toLowerCase() ?? '';
  const data = { order: isUuid(id) ? id : null, number: orderNumberIn(id) };
  const type = id === '' ? 'order.links' : 'order.link';
  await inTransaction(ctx.em.fork(), (em) => queueMail(em, ctx, { type, to: { address, name: '' }, data }));
  return true;
}
