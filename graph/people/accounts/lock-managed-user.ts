import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Actor, Permission, requirePermission } from '../../core/actor.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { User } from './user.entity.ts';

/**
 * Loads the account that an actor wants to change and locks it until the transaction ends. Errors: NOT_FOUND; CONFLICT
 * for an admin's account, so that no admin can lock out the others and one is always left; those of `requireRightsOver`.
 */
export async function lockManagedUser(em: SqlEntityManager, id: string, actor?: Actor): Promise<User> {
  const user = await em.findOne(
    User,
    { id: requireId(id, 'User'), kind: 'account', deletedAt: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!user) throw new DomainError('NOT_FOUND', 'User not found.');
  if (user.isAdmin) {
    throw new DomainError('CONFLICT', "An admin's account cannot be changed or deleted here.");
  }
  requireRightsOver(user, actor);
  return user;
}

/**
 * Who manages the account of staff could sign in with it, so it takes STAFF and all permissions that the account has.
 * Errors: FORBIDDEN. Without an actor it is the command line.
 */
export function requireRightsOver({ permissions }: User, actor?: Actor): void {
  if (actor && permissions.length > 0) requirePermission({ actor }, Permission.Staff, ...permissions);
}
