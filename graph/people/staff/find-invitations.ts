import type { Context } from '../../core/context.ts';
import { grantOf, Invitation } from './invitation.entity.ts';
import { MOST_INVITATIONS } from './invite-staff.ts';

/** The open invitations, the newest first, also those whose link has expired, with the permissions that each gives now. */
export async function findInvitations({ em }: Context): Promise<Invitation[]> {
  const options = { orderBy: { id: 'desc' }, limit: MOST_INVITATIONS, populate: ['inviter'] } as const;
  const open = await em.fork().find(Invitation, {}, options);
  return open.map((each) => Object.assign(each, { permissions: grantOf(each, each.inviter) }));
}
