import { Permission, requirePermission } from '../../core/actor.ts';
import { changedFields } from '../../core/changed-fields.ts';
import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { consume, type RateLimit } from '../../core/rate-limit.ts';
import { recordEvent } from '../../core/record-event.ts';
import { fieldsSet } from '../../core/validation.ts';
import { refuseTakenEmail } from './email-taken.ts';
import { lockManagedUser } from './lock-managed-user.ts';
import type { UpdateUserInput } from './manage-users.inputs.ts';
import { recordAdminRight } from './record-admin-right.ts';
import { requireRecentSignIn } from './sessions.ts';
import { setEmail } from './set-email.ts';
import type { User } from './user.entity.ts';

/** Each is mailed to the old address. */
const newAddresses: RateLimit = {
  name: 'address by staff',
  most: 5,
  minutes: 60,
  what: 'new addresses for this account',
};

/**
 * Changes the given fields of an account. Another e-mail address is mailed a link and counts when that was used; the old one is
 * notified. Where no mails are sent it counts at once. Making somebody an admin needs a recent sign-in.
 * Errors: NOT_FOUND, CONFLICT for an admin's account, EMAIL_TAKEN, REAUTHENTICATION_REQUIRED; RATE_LIMITED after five new addresses within
 * an hour.
 */
export async function updateUser(ctx: Context, { id, ...fields }: UpdateUserInput): Promise<User> {
  const changes = fieldsSet(fields);
  const change = inTransaction(ctx.em, async (em) => {
    const user = await lockManagedUser(em, id, ctx.actor);
    if (changes.isAdmin) {
      // Admins have every permission, so nobody else can make one without giving what they lack.
      requirePermission(ctx, ...Object.values(Permission));
      await requireRecentSignIn(ctx, em);
    }
    const { isAdmin, email, ...others } = changes;
    const before = { name: user.name, email: user.newEmail ?? user.email };
    const changed = changedFields(before, { ...others, ...(email && { email }) });
    if (changed.includes('email')) {
      await consume({ ...ctx, em }, newAddresses, user.id);
      await setEmail(em, user, email!, { atOnce: !ctx.settings.sendsMails, staffAt: ctx.ports.now() });
    }
    em.assign(user, isAdmin == null ? others : { ...others, isAdmin });
    if (changed.length > 0)
      await recordEvent(em, ctx, { type: 'account.updated', subject: user.id, data: { changed } });
    if (changes.isAdmin) await recordAdminRight(em, ctx, user);
    return user;
  });
  return refuseTakenEmail(change);
}
