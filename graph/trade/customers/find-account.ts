import { Permission, permissionsOf } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { factorsOf } from '../../people/accounts/factors/second-factor.ts';
import { User } from '../../people/accounts/user.entity.ts';
import type { CustomerAccount } from './account.types.ts';
import type { CustomerProfile } from './customer.types.ts';

/** The account of a customer; null for a guest, and for staff without CUSTOMERS. */
export async function findAccount(
  ctx: Context,
  { id, kind }: CustomerProfile,
): Promise<CustomerAccount | null> {
  if (kind === 'guest' || !ctx.actor.can(Permission.Customers)) return null;
  const em = ctx.em.fork();
  const user = await em.findOne(User, { id, kind: 'account', deletedAt: null });
  if (!user) return null;
  const { totp: hasTotp, passkey: hasPasskey } = await factorsOf(em, id);
  const { isAdmin, createdAt } = user;
  const isConfirmed = user.emailVerifiedAt !== null;
  return { id, isConfirmed, isAdmin, permissions: permissionsOf(user), hasTotp, hasPasskey, createdAt };
}
