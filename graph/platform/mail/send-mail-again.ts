import { v7 } from 'uuid';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Mail } from './mail.entity.ts';
import { mailEntry } from './mail-entry.ts';
import type { MailEntry } from './mails.types.ts';

const sentAgain = { name: 'mail again', most: 60, minutes: 60, what: 'mails sent again' };

/**
 * Makes a mail that failed due again. One that was sent is copied: mail programs hide a second message with the same
 * Message-ID. Returns the mail that is due. Errors: RATE_LIMITED, NOT_FOUND; CONFLICT for a mail that is due, and for one
 * whose person was erased.
 */
export async function sendMailAgain(ctx: Context, id: string): Promise<MailEntry> {
  const mailId = requireId(id, 'Mail');
  await consume(ctx, sentAgain, requireViewer(ctx).id);
  return inTransaction(ctx.em.fork(), async (em) => {
    const [found] = await em.execute<{ due: boolean; sent: boolean; erased: boolean }[]>(
      `select sent_at is null and failed_at is null as due, sent_at is not null as sent, to_address = '' as erased
       from mails where id = ? for update`,
      [mailId],
    );
    if (!found) throw new DomainError('NOT_FOUND', 'Mail not found.');
    if (found.due)
      throw new DomainError('CONFLICT', 'This mail is going to be sent. There is nothing to do.');
    if (found.erased)
      throw new DomainError('CONFLICT', 'The person was erased: there is no address to send it to.');
    const due = found.sent ? v7() : mailId;
    if (found.sent) {
      await em.execute(
        `insert into mails (id, type, user_id, order_id, to_address, to_name, data, created_at)
         select ?, type, user_id, order_id, to_address, to_name, data, ? from mails where id = ?`,
        [due, ctx.ports.now(), mailId],
      );
    } else {
      await em.execute(
        'update mails set failed_at = null, attempts = 0, next_attempt_at = null, last_error = null where id = ?',
        [mailId],
      );
    }
    await recordEvent(em, ctx, { type: 'mail.resent', subject: mailId });
    return mailEntry(await em.findOneOrFail(Mail, { id: due }), ctx.ports.mailTypes);
  });
}
