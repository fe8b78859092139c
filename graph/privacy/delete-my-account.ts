import { requireViewer } from '../core/actor.ts';
import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import { consume } from '../core/rate-limit.ts';
import { lockBuyer } from '../people/accounts/lock-buyer.ts';
import { endCurrentSession, requireRecentSignIn } from '../people/accounts/sessions.ts';
import { User } from '../people/accounts/user.entity.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { cancelCheckout } from '../trade/checkout/cancel-checkout.ts';
import { eraseAccount } from './erase-user.ts';

const deletions = { name: 'delete account', most: 10, minutes: 60, what: 'attempts to delete an account' };

/**
 * Erases the viewer's own account, as `eraseUser` does, and signs out. Goods that are held for it go back on sale. Needs a recent
 * sign-in. The last mail is sent to its address. Errors: UNAUTHENTICATED, REAUTHENTICATION_REQUIRED, RATE_LIMITED; CONFLICT for an
 * admin, or while something is paid and not delivered.
 */
export async function deleteMyAccount(ctx: Context): Promise<true> {
  const { id, isAdmin } = requireViewer(ctx);
  if (isAdmin) {
    const message =
      'An admin cannot delete the own account: ask another admin to take the right away first, so that one is always left.';
    throw new DomainError('CONFLICT', message);
  }
  await consume(ctx, deletions, id);
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockBuyer(em, id, { alone: true });
    await requireRecentSignIn(ctx, em);
    const held = await em.execute<{ id: string }[]>(
      "select id from checkouts where user_id = ? and stock = 'held' order by id",
      [id],
    );
    for (const checkout of held) await cancelCheckout({ ...ctx, em }, checkout.id);
    const user = await em.findOneOrFail(User, id, { refresh: true });
    const { email: address, emailVerifiedAt } = user;
    // Somebody else's address may have been typed at the registration.
    const emailKey = emailVerifiedAt ? user.emailKey : null;
    const data = { isConfirmed: emailVerifiedAt !== null };
    await eraseAccount({ ...ctx, em, isOwner: true }, { id, emailKey });
    // Now, since erasing removes the mails of the person.
    await queueMail(em, ctx, { type: 'account.deleted', to: { address, name: '' }, data });
  });
  await endCurrentSession(ctx);
  return true;
}
