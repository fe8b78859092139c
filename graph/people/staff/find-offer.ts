import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Permission } from '../../core/actor.ts';
import { failpoint } from '../../core/failpoint.ts';
import { type TokenOwner, tokenInvalid } from '../accounts/tokens/tokens.ts';
import { User } from '../accounts/user.entity.ts';
import { grantOf, Invitation } from './invitation.entity.ts';

interface FoundOffer {
  invitation: Invitation;
  inviter: User;
  /** The account that has the invited address. */
  account: User | undefined;
  permissions: Permission[];
}

/**
 * Finds the invitation of a token, and locks it and both accounts, in order of their ids, as the database has them now.
 * Errors: TOKEN_INVALID when it was accepted or withdrawn, or its inviter can give nothing of it any more.
 */
export async function findOffer(
  em: SqlEntityManager,
  { userId, emailKey, invitationId }: TokenOwner,
): Promise<FoundOffer> {
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const locked = await em.find(
    User,
    { $or: [{ id: userId }, { emailKey }], deletedAt: null },
    { orderBy: { id: 'asc' }, ...lock },
  );
  await failpoint('account.rightsLocked');
  const inviter = locked.find(({ id }) => id === userId);
  const account = locked.find((each) => each.emailKey === emailKey);
  const invitation = await em.findOne(Invitation, { id: invitationId ?? null, inviter: userId }, lock);
  const permissions = invitation && inviter ? grantOf(invitation, inviter) : [];
  if (!invitation || !inviter || permissions.length === 0 || account?.isAdmin) throw tokenInvalid();
  return { invitation, inviter, account, permissions };
}
