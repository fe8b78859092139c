import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { requireId } from '../../core/validation.ts';
import { expiryOf } from '../accounts/tokens/tokens.ts';
import { Invitation } from './invitation.entity.ts';
import { limitInvitations, mailInvitation } from './invite-staff.ts';

/** Mails another link for an open invitation, valid for as long as the first one. Errors: NOT_FOUND, RATE_LIMITED. */
export async function sendInvitationAgain(ctx: Context, id: string): Promise<Invitation> {
  const open = await ctx.em.findOne(Invitation, { id: requireId(id, 'Invitation') });
  if (!open) throw notFound();
  await limitInvitations(ctx, open.emailKey);
  return inTransaction(ctx.em.fork(), async (em) => {
    const invitation = await em.findOne(
      Invitation,
      { id: open.id },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!invitation) throw notFound();
    invitation.expiresAt = expiryOf('invite', ctx.ports.now());
    await mailInvitation(ctx, em, invitation);
    return invitation;
  });
}

const notFound = () => new DomainError('NOT_FOUND', 'Invitation not found.');
