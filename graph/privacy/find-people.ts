import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { requireId } from '../core/validation.ts';
import { requireRightsOver } from '../people/accounts/lock-managed-user.ts';
import { User } from '../people/accounts/user.entity.ts';

/** An account, if there is one, and guests, who are one person. */
export interface People {
  account: { id: string } | null;
  guests: readonly { id: string }[];
  /** Their address; null when nobody has confirmed it. */
  emailKey: string | null;
}

/**
 * The people who are one with an account or a guest: guests with the same address, and the account that has confirmed it. An account whose
 * address nobody has confirmed is alone: it may be a stranger to what was bought with the address. Errors: NOT_FOUND; CONFLICT for an
 * admin's account; FORBIDDEN for one with permissions that the viewer lacks.
 */
export async function findPeople({ em, actor }: Context, id: string): Promise<People> {
  const user = await em.findOne(User, { id: requireId(id, 'User'), deletedAt: null });
  if (!user) throw new DomainError('NOT_FOUND', 'User not found.');
  const isConfirmed = user.kind === 'guest' || user.emailVerifiedAt !== null;
  const key = isConfirmed ? (user.guestEmailKey ?? user.emailKey) : null;
  const confirmed = { emailKey: key, emailVerifiedAt: { $ne: null }, deletedAt: null };
  const account = user.kind === 'account' ? user : await em.findOne(User, confirmed);
  if (account?.isAdmin)
    throw new DomainError('CONFLICT', "An admin's account cannot be exported or erased here.");
  if (account) requireRightsOver(account, actor);
  const guests = key ? await em.find(User, { guestEmailKey: key }, { orderBy: { id: 'asc' } }) : [];
  return { account, guests, emailKey: key };
}
