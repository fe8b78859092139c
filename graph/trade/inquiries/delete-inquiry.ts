import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Mail } from '../../platform/mail/mail.entity.ts';
import { Inquiry } from './inquiry.entity.ts';

/** For staff: deletes a message of the contact form, and what the list of mails has of it. Errors: NOT_FOUND. */
export async function deleteInquiry(ctx: Context, inquiryId: string): Promise<string> {
  const id = requireId(inquiryId, 'Inquiry');
  await inTransaction(ctx.em.fork(), async (em) => {
    if ((await em.nativeDelete(Inquiry, { id })) === 0)
      throw new DomainError('NOT_FOUND', 'Inquiry not found.');
    await deleteInquiryMails(em, [id]);
    await recordEvent(em, ctx, { type: 'inquiry.deleted', subject: id });
  });
  return id;
}

/** Deletes the mails about messages, those that were sent included: the sandbox has their texts. */
export async function deleteInquiryMails(em: SqlEntityManager, ids: readonly string[]): Promise<void> {
  await em.nativeDelete(Mail, { type: 'shop.inquiry', key: { $in: [...ids] } });
}
