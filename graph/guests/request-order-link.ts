import { validate as isUuid } from 'uuid';
import { normaliseEmail } from '../accounts/email.ts';
import type { Context } from '../core/context.ts';
import { inTransaction } from '../core/in-transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { limitMailedLinks } from '../recovery/request-link.ts';
import type { OrderLinkArgs } from './guests.inputs.ts';

/**
 * Mails a link to an order that a guest made with this address. Whether there is one is looked up when the mail is sent, so that
 * neither the result, which is always true, nor the statements tell. Errors: RATE_LIMITED.
 */
export async function requestOrderLink(ctx: Context, { number, email }: OrderLinkArgs): Promise<true> {
  const address = normaliseEmail(email.trim());
  await limitMailedLinks(ctx, address);
  const id = number.trim().toLowerCase();
  const data = { order: isUuid(id) ? id : null };
  await inTransaction(ctx.em.fork(), (em) =>
    queueMail(em, ctx, { type: 'order.link', to: { address, name: '' }, data }),
  );
  return true;
}
