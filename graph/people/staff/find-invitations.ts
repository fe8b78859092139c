import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../core/context.ts';
import { Invitation } from './invitation.entity.ts';
import { MOST_INVITATIONS } from './invite-staff.ts';

const DAY_MS = 24 * 60 * 60_000;
/** For so long after it expired an invitation can be sent again. */
const KEPT_MS = 30 * DAY_MS;

/** The open invitations, the newest first, also those whose link has expired. */
export function findInvitations({ em }: Context): Promise<Invitation[]> {
  return em.find(Invitation, {}, { orderBy: { id: 'desc' }, limit: MOST_INVITATIONS });
}

/** Deletes invitations that expired a month ago: they name people who have no account. */
export async function deleteOldInvitations(em: SqlEntityManager, now: Date): Promise<void> {
  await em.nativeDelete(Invitation, { expiresAt: { $lte: new Date(now.getTime() - KEPT_MS) } });
}
