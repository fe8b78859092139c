import { LockMode } from '@mikro-orm/core';
import { accountActor, Permission, requirePermission, requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { failpoint } from '../../core/failpoint.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { requireId } from '../../core/validation.ts';
import { requireRecentSignIn } from '../accounts/sessions.ts';
import { User } from '../accounts/user.entity.ts';
import type { SetPermissionsInput } from './staff.inputs.ts';

/**
 * Gives an account exactly these permissions. The viewer must have every permission that is given or taken, as the
 * database has it now: both accounts are locked in order of their ids, so that of two people who take STAFF from each other
 * one keeps it.
 *
 * Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, FORBIDDEN, NOT_FOUND; CONFLICT for the own account and an admin's.
 */
export async function setPermissions(ctx: Context, input: SetPermissionsInput): Promise<User> {
  const by = requireViewer(ctx).id;
  const id = requireId(input.userId, 'User');
  if (id === by) throw new DomainError('CONFLICT', 'Only somebody else can change your permissions.');
  return inTransaction(ctx.em, async (em) => {
    const locked = await em.find(
      User,
      { id: { $in: [by, id] }, deletedAt: null },
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    await failpoint('account.rightsLocked');
    await requireRecentSignIn(ctx, em);
    const granter = locked.find((each) => each.id === by)!;
    const user = locked.find((each) => each.id === id);
    if (!user) throw new DomainError('NOT_FOUND', 'User not found.');
    if (user.isAdmin) throw new DomainError('CONFLICT', 'An admin has every permission.');
    const before = user.permissions;
    const after = Object.values(Permission).filter((each) => input.permissions.includes(each));
    const changed = Object.values(Permission).filter(
      (each) => before.includes(each) !== after.includes(each),
    );
    requirePermission(
      { actor: accountActor(granter, ctx.actor.level, ctx.settings) },
      Permission.Staff,
      ...changed,
    );
    if (changed.length === 0) return user;
    const data = { old: { permissions: before }, new: { permissions: after } };
    await recordEvent(em, ctx, { type: 'permission.changed', subject: id, data });
    return em.assign(user, { permissions: after });
  });
}
