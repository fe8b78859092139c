import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import {
  accountActor,
  Permission,
  permissionsOf,
  requirePermission,
  requireViewer,
} from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { normaliseEmail } from '../../core/email-address.ts';
import { DomainError } from '../../core/errors.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consumeOfNetwork } from '../../core/network-limits.ts';
import { consume } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { limitMails } from '../../platform/mail/mail-budget.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { requireRecentSignIn } from '../accounts/sessions.ts';
import { expiryOf } from '../accounts/tokens/tokens.ts';
import { User } from '../accounts/user.entity.ts';
import { Invitation } from './invitation.entity.ts';
import type { InviteStaffInput } from './invitations.inputs.ts';

const invitationsOfPerson = { name: 'invitations', most: 20, minutes: 60, what: 'invitations' };
const invitationsToMailbox = {
  name: 'invitation to',
  most: 3,
  minutes: 60,
  what: 'invitations to this address',
};
const invitationsFromNetwork = { ...invitationsOfPerson, name: 'invitations from' };
/** The list of open ones shows them all. */
export const MOST_INVITATIONS = 100;

/**
 * Invites somebody to the staff by a mailed link. The viewer must have every permission that is given. Errors:
 * UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, RATE_LIMITED; CONFLICT for somebody who belongs to the staff or
 * is invited already, and when too many invitations are open.
 */
export async function inviteStaff(ctx: Context, input: InviteStaffInput): Promise<Invitation> {
  const { id: by } = requireViewer(ctx);
  const emailKey = normaliseEmail(input.email);
  await limitInvitations(ctx, emailKey);
  const invited = inTransaction(ctx.em.fork(), async (em) => {
    const inviter = await em.findOne(
      User,
      { id: by, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    await requireRecentSignIn(ctx, em);
    const { level } = ctx.actor;
    const actor = accountActor(inviter!, level, ctx.settings);
    requirePermission({ actor }, Permission.Staff, ...input.permissions);
    const account = await em.findOne(User, { emailKey, deletedAt: null });
    if (account && permissionsOf(account).length > 0)
      throw new DomainError('CONFLICT', 'This person belongs to the staff already.');
    const now = ctx.ports.now();
    await em.nativeDelete(Invitation, { emailKey, expiresAt: { $lte: now } });
    if ((await em.count(Invitation)) >= MOST_INVITATIONS)
      throw new DomainError(
        'CONFLICT',
        `${MOST_INVITATIONS} invitations are open. Withdraw some of them first.`,
      );
    const permissions = Object.values(Permission).filter((each) => input.permissions.includes(each));
    const { name, email } = input;
    const expiresAt = expiryOf('invite', now);
    const invitation = em.create(Invitation, { name, email, emailKey, permissions, inviter: by, expiresAt });
    await em.flush();
    await mailInvitation(ctx, em, invitation);
    await recordEvent(em, ctx, {
      type: 'staff.invited',
      subject: invitation.id,
      data: { new: { permissions } },
    });
    return invitation;
  });
  return invited.catch((error) => {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    throw new DomainError('CONFLICT', 'There is an open invitation to this address. Withdraw it first.');
  });
}

/** Limits the mails that staff send to strangers. Call it before the transaction. Errors: RATE_LIMITED. */
export async function limitInvitations(ctx: Context, emailKey: string): Promise<void> {
  await consume(ctx, invitationsOfPerson, requireViewer(ctx).id);
  await limitMails(ctx, invitationsToMailbox, emailKey);
  await consumeOfNetwork(ctx, invitationsFromNetwork);
}

/** Queues the mail with the link. */
export function mailInvitation(
  ctx: Context,
  em: SqlEntityManager,
  { id, name, emailKey: address }: Invitation,
): Promise<void> {
  return queueMail(em, ctx, { type: 'staff.invited', to: { name, address }, data: { invitation: id } });
}
