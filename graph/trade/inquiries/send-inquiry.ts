import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { recordEvent } from '../../core/record-event.ts';
import { limitMails } from '../../platform/mail/mail-budget.ts';
import { mailShop } from '../messages/mail-shop.ts';
import type { SendInquiryInput } from './inquiries.types.ts';
import { Inquiry } from './inquiry.entity.ts';

const ofNetwork = { name: 'inquiry of network', most: 10, minutes: 60, what: 'messages' };
const ofAddress = { ...ofNetwork, name: 'inquiry of address', most: 5 };

/**
 * Stores a message of the contact form once for a key, and mails it to the address of the settings for messages. Returns when it was received. Errors:
 * RATE_LIMITED after 5 of an e-mail address or 10 of a network within an hour; IDEMPOTENCY_KEY_REUSED for another message.
 */
export async function sendInquiry(ctx: Context, input: SendInquiryInput): Promise<Date> {
  const { idempotencyKey: requestKey } = input;
  const [name, email, text] = [input.name.trim(), input.email.trim(), input.text.trim()];
  await consumeOfNetwork(ctx, ofNetwork);
  await limitMails(ctx, ofAddress, email);
  return inTransaction(ctx.em.fork(), async (em) => {
    const typed = { name, email, text };
    const inquiry = em.create(
      Inquiry,
      {
        ...typed,
        requestKey,
        userId: ctx.actor.viewer?.id ?? null,
        createdAt: ctx.ports.now(),
        answeredAt: null,
      },
      { persist: false },
    );
    const { id } = inquiry;
    await em.upsert(Inquiry, inquiry, { onConflictFields: ['requestKey'], onConflictAction: 'ignore' });
    const stored = await em.fork({ keepTransactionContext: true }).findOneOrFail(Inquiry, { requestKey });
    if (stored.id !== id) {
      if (stored.text !== text || stored.email !== email || stored.name !== name)
        throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another message.');
      return stored.createdAt;
    }
    await mailShop(em, ctx, { type: 'shop.inquiry', data: { inquiry: id }, key: id });
    await recordEvent(em, ctx, { type: 'inquiry.received', subject: id });
    return stored.createdAt;
  });
}
