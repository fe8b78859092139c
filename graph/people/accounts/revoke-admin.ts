import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import type { EventDeps, EventSource } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { recordAdminRight } from './record-admin-right.ts';
import { Session } from './session.entity.ts';
import { requireRecentSignIn } from './sessions.ts';
import { User } from './user.entity.ts';

/**
 * Removes the admin right of another admin and ends all sessions of that person. Errors: UNAUTHENTICATED,
 * REAUTHENTICATION_REQUIRED; FORBIDDEN for anybody but an admin; CONFLICT for the viewer's own account and for one that is not an admin's.
 */
export async function revokeAdmin(ctx: Context, id: string): Promise<User> {
  const by = requireViewer(ctx).id;
  const userId = requireId(id, 'User');
  if (userId === by) throw new DomainError('CONFLICT', 'Only another admin can remove your admin right.');
  return inTransaction(ctx.em, async (em) => {
    const admins = await lockAdmins(em);
    await failpoint('account.adminsLocked');
    // Of two admins who demote each other at the same time the second has lost the session, so that one is left.
    await requireRecentSignIn(ctx, em);
    // Staff with every permission cannot turn it against an admin.
    if (!admins.some(({ id }) => id === by))
      throw new DomainError('FORBIDDEN', 'This needs an admin account.');
    const admin = admins.find(({ id }) => id === userId);
    return demote(em, ctx, admin);
  });
}

/** The same for the command line. Errors: CONFLICT for the last admin and for an account that is not an admin's. */
export async function revokeAdminByEmail(deps: EventDeps, emailKey: string): Promise<void> {
  await inTransaction(deps.em, async (em) => {
    const admins = await lockAdmins(em);
    const admin = admins.find((each) => each.emailKey === emailKey);
    if (admin && admins.length === 1)
      throw new DomainError(
        'CONFLICT',
        'This is the last admin. Make another one first: npm run create-admin.',
      );
    await demote(em, deps, admin);
  });
}

/** Loads all admins and locks them until the transaction ends, so that their number does not change. */
function lockAdmins(em: SqlEntityManager): Promise<User[]> {
  return em.find(
    User,
    { isAdmin: true, deletedAt: null },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}

async function demote(em: SqlEntityManager, source: EventSource, admin: User | undefined): Promise<User> {
  if (!admin) throw new DomainError('CONFLICT', 'This account is no admin.');
  await em.nativeDelete(Session, { user: admin });
  em.assign(admin, { isAdmin: false, permissions: [] });
  await recordAdminRight(em, source, admin);
  return admin;
}
