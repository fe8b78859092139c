import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import type { CustomerProfile } from './customer.types.ts';
import { CustomerNote } from './customer-note.entity.ts';
import { findCustomer } from './find-customer.ts';

/** For staff: deletes an own note. Errors: NOT_FOUND; FORBIDDEN for the note of somebody else. */
export async function deleteCustomerNote(ctx: Context, noteId: string): Promise<CustomerProfile> {
  const id = requireId(noteId, 'Note');
  const note = await ctx.em.fork().findOne(CustomerNote, id);
  if (!note) throw new DomainError('NOT_FOUND', 'Note not found.');
  const customer = await findCustomer(ctx, note.user.id);
  if (note.author.id !== requireViewer(ctx).id)
    throw new DomainError('FORBIDDEN', 'Only who wrote a note can delete it.');
  await inTransaction(ctx.em.fork(), async (em) => {
    // Of two at once one finds it gone.
    if ((await em.nativeDelete(CustomerNote, { id })) === 0) return;
    await recordEvent(em, ctx, { type: 'customer.note_deleted', subject: customer.id, data: { note: id } });
  });
  return customer;
}
