import { Permission, requirePermission, requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { fieldsSet } from '../core/validation.ts';
import { normaliseEmail, refuseTakenEmail } from './email.ts';
import { lockManagedUser } from './lock-managed-user.ts';
import type { UpdateUserInput } from './manage-users.inputs.ts';
import { requireRecentSignIn } from './sessions.ts';
import type { User } from './user.entity.ts';

/**
 * Changes the given fields of an account. Making somebody an admin needs a recent sign-in.
 * Errors: NOT_FOUND, CONFLICT for an admin's account, EMAIL_TAKEN, REAUTHENTICATION_REQUIRED.
 */
export async function updateUser(ctx: Context, { id, ...fields }: UpdateUserInput): Promise<User> {
  const changes = fieldsSet(fields);
  const change = ctx.em.transactional(async (em) => {
    const user = await lockManagedUser(em, id);
    if (changes.isAdmin) {
      requirePermission(ctx, Permission.Staff);
      await requireRecentSignIn(ctx, em);
    }
    const key = changes.email ? { emailKey: normaliseEmail(changes.email) } : {};
    return em.assign(user, { ...changes, ...key });
  });
  const user = await refuseTakenEmail(change);
  if (changes.isAdmin) ctx.ports.audit({ action: 'ADMIN_GRANTED', by: requireViewer(ctx).id, user: user.id });
  return user;
}
