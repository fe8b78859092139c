import { randomUUID } from 'node:crypto';
import { removeAuthor } from '../catalog/reviews/remove-author.ts';
import { failpoint } from '../core/failpoint.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import type { Ports } from '../core/ports.ts';
import { type EventDeps, recordEvent } from '../core/record-event.ts';
import { lockManagedUser } from '../people/accounts/lock-managed-user.ts';
import { hashPassword } from '../people/accounts/password.ts';
import { Session } from '../people/accounts/session.entity.ts';
import { SavedAddress } from '../people/addresses/saved-address.entity.ts';
import { deletedEmail } from '../platform/mail/deleted-email.ts';
import { StoredCart } from '../trade/cart/stored/stored-cart.entity.ts';

export interface DeleteDeps extends EventDeps {
  ports: Pick<Ports, 'now' | 'cache' | 'events' | 'personalData'>;
  /** Whether the actor is the owner of the account, who needs no permission. */
  isOwner?: boolean;
}

const NAME = 'Deleted user';

/**
 * Removes name, e-mail address, password, address book and cart from an account, and ends its sessions. Its reviews stay without the
 * author's name, its orders unchanged. Errors: NOT_FOUND, CONFLICT for an admin's account.
 */
export async function deleteUser(ctx: DeleteDeps, id: string): Promise<boolean> {
  const passwordHash = await hashPassword(randomUUID());
  // Invalidates the cache, since reviews show the name.
  await inInvalidatingTransaction(ctx, async (em) => {
    const user = await lockManagedUser(em, id, ctx.isOwner ? undefined : ctx.actor);
    await failpoint('account.deletionLocked');
    const { permissions } = user;
    const email = deletedEmail(user.id);
    const deletedAt = ctx.ports.now();
    em.assign(user, {
      name: NAME,
      email,
      emailKey: email,
      newEmail: null,
      passwordHash,
      permissions: [],
      deletedAt,
    });
    await em.nativeDelete(Session, { user });
    await em.nativeDelete(SavedAddress, { user });
    await em.nativeDelete(StoredCart, { user });
    await removeAuthor(em, user.id, NAME);
    const data = permissions.length > 0 ? { old: { permissions }, new: { permissions: [] } } : {};
    await recordEvent(em, ctx, { type: 'account.deleted', subject: user.id, data });
  });
  return true;
}
