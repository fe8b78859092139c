import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import type { MarkInquiryAnsweredInput } from './inquiries.types.ts';
import { Inquiry } from './inquiry.entity.ts';

/** For staff: marks a message of the contact form as answered, or as one that waits. Errors: NOT_FOUND. */
export async function markInquiryAnswered(
  ctx: Context,
  { inquiryId, isAnswered }: MarkInquiryAnsweredInput,
): Promise<Inquiry> {
  const id = requireId(inquiryId, 'Inquiry');
  return inTransaction(ctx.em.fork(), async (em) => {
    const inquiry = await em.findOne(Inquiry, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!inquiry) throw new DomainError('NOT_FOUND', 'Inquiry not found.');
    if ((inquiry.answeredAt !== null) === isAnswered) return inquiry;
    inquiry.answeredAt = isAnswered ? ctx.ports.now() : null;
    await em.flush();
    await recordEvent(em, ctx, { type: isAnswered ? 'inquiry.answered' : 'inquiry.reopened', subject: id });
    return inquiry;
  });
}
