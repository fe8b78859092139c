import type { Context } from '../../core/context.ts';
import { Invitation } from './invitation.entity.ts';
import { MOST_INVITATIONS } from './invite-staff.ts';

/** The open invitations, the newest first, also those whose link has expired. */
export function findInvitations({ em }: Context): Promise<Invitation[]> {
  return em.find(Invitation, {}, { orderBy: { id: 'desc' }, limit: MOST_INVITATIONS });
}
