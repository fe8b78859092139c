import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import type { CustomerProfile } from './customer.types.ts';
import { CustomerNote } from './customer-note.entity.ts';
import { findCustomer } from './find-customer.ts';
import { lockCustomer } from './lock-customer.ts';
import type { AddCustomerNoteInput } from './written.inputs.ts';

/** Notes of a customer. */
const MOST = 200;

/**
 * For staff: notes something about a customer, who never sees it, once for a key. Errors: NOT_FOUND; IDEMPOTENCY_KEY_REUSED for another
 * text or customer; CONFLICT for more than 200 notes.
 */
export async function addCustomerNote(ctx: Context, input: AddCustomerNoteInput): Promise<CustomerProfile> {
  const customer = await findCustomer(ctx, input.customerId);
  const { id: author } = requireViewer(ctx);
  const { idempotencyKey: requestKey } = input;
  const text = input.text.trim();
  await inTransaction(ctx.em.fork(), async (em) => {
    await lockCustomer(em, customer.id);
    const earlier = await em.findOne(CustomerNote, { author, requestKey });
    if (earlier && (earlier.text !== text || earlier.user.id !== customer.id))
      throw new DomainError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another text.');
    if (earlier) return;
    if ((await em.count(CustomerNote, { user: customer.id })) >= MOST)
      throw new DomainError('CONFLICT', `A customer has at most ${MOST} notes.`);
    const createdAt = ctx.ports.now();
    const note = em.create(CustomerNote, { user: customer.id, author, text, requestKey, createdAt });
    await em.flush();
    await recordEvent(em, ctx, { type: 'customer.noted', subject: customer.id, data: { note: note.id } });
  });
  return customer;
}
