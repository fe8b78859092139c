import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { Invitation } from './invitation.entity.ts';

/** Takes an open invitation back: its links work no more. Errors: NOT_FOUND. */
export async function withdrawInvitation(ctx: Context, id: string): Promise<true> {
  await inTransaction(ctx.em.fork(), async (em) => {
    const one = { id: requireId(id, 'Invitation') };
    const invitation = await em.findOne(Invitation, one);
    if (!invitation) throw notFound();
    const { permissions } = invitation;
    if ((await em.nativeDelete(Invitation, one)) === 0) throw notFound();
    await recordEvent(em, ctx, { type: 'staff.uninvited', subject: one.id, data: { old: { permissions } } });
  });
  return true;
}

const notFound = () => new DomainError('NOT_FOUND', 'Invitation not found.');
