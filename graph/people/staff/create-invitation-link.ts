import { LockMode } from '@mikro-orm/core';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { requireId } from '../../core/validation.ts';
import { requireRecentSignIn } from '../accounts/sessions.ts';
import { expiryOf, issueToken } from '../accounts/tokens/tokens.ts';
import { User } from '../accounts/user.entity.ts';
import { Invitation } from './invitation.entity.ts';
import { limitInvitations } from './invite-staff.ts';

/**
 * Another link for an open invitation, to be handed over by who invited, in a shop whose mails wait. The link proves
 * nothing about the address, so it neither confirms that nor changes an account that has it already. Errors: CONFLICT in
 * a shop that mails it; NOT_FOUND, also for the invitation of somebody else; REAUTHENTICATION_REQUIRED, RATE_LIMITED.
 */
export async function createInvitationLink(ctx: Context, id: string): Promise<string> {
  const { id: by } = requireViewer(ctx);
  if (!ctx.ports.mailer.isWaiting) throw new DomainError('CONFLICT', 'The link of an invitation is mailed.');
  const own = { id: requireId(id, 'Invitation'), inviter: by };
  const open = await ctx.em.findOne(Invitation, own);
  if (!open) throw notFound();
  await limitInvitations(ctx, open.emailKey);
  return inTransaction(ctx.em.fork(), async (em) => {
    // In the order in which `findOffer` locks them.
    await em.findOne(User, by, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await requireRecentSignIn(ctx, em);
    const invitation = await em.findOne(Invitation, own, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!invitation) throw notFound();
    const now = ctx.ports.now();
    invitation.expiresAt = expiryOf('invite', now);
    const owner = { userId: by, emailKey: invitation.emailKey, startedBy: by, invitationId: invitation.id };
    return `${ctx.settings.url}/invitation#${await issueToken(em, 'invite', owner, now)}`;
  });
}

const notFound = () => new DomainError('NOT_FOUND', 'You have no such open invitation.');
