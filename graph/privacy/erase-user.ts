import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { removeAuthor } from '../catalog/reviews/remove-author.ts';
import { normaliseEmail } from '../core/email-address.ts';
import { DomainError } from '../core/errors.ts';
import { inInvalidatingTransaction } from '../core/in-invalidating-transaction.ts';
import type { Person } from '../core/personal-data.ts';
import { recordEvent } from '../core/record-event.ts';
import { lockBuyer } from '../people/accounts/lock-buyer.ts';
import { Session } from '../people/accounts/session.entity.ts';
import { User } from '../people/accounts/user.entity.ts';
import { deletedEmail } from '../platform/mail/deleted-email.ts';
import { lockCheckouts } from '../trade/checkout/personal-data.ts';
import { type DeleteDeps, deleteUser } from './delete-user.ts';
import { refusalsOf } from './erasure-refusals.ts';
import type { People } from './find-people.ts';

/** Erases the account with an e-mail address and the guests who typed it, see `erasePeople`. Errors: NOT_FOUND too. */
export async function eraseUser(ctx: DeleteDeps, email: string): Promise<void> {
  const emailKey = normaliseEmail(email);
  const account = await ctx.em.findOne(User, { emailKey, deletedAt: null });
  const guests = await ctx.em.find(User, { guestEmailKey: emailKey }, { orderBy: { id: 'asc' } });
  if (!account && guests.length === 0)
    throw new DomainError('NOT_FOUND', `There is no account with the e-mail address ${email}.`);
  await erasePeople(ctx, { account, guests, emailKey });
}

/** Erases guests, and then an account, see `eraseAccount`. */
export async function erasePeople(ctx: DeleteDeps, { account, guests, emailKey }: People): Promise<void> {
  for (const { id } of guests) await eraseGuest(ctx, { id, emailKey });
  if (account) await eraseAccount(ctx, { id: account.id, emailKey });
}

/**
 * Deletes an account and removes name, e-mail address and postal address from its checkouts and orders. Lines, amounts
 * and countries stay in the accounting records. Errors: NOT_FOUND when it is deleted already; CONFLICT for an admin, or while something is
 * being paid or is paid and not delivered.
 */
export async function eraseAccount(ctx: DeleteDeps, { id, emailKey }: Person): Promise<void> {
  await inInvalidatingTransaction(ctx, async (em) => {
    // Locks as starting and paying a checkout does, account before checkouts; any other order would deadlock.
    await lockBuyer(em, id, { alone: true });
    await lockCheckouts(em, id);
    await refuseNeeded(em, ctx, { id, emailKey });
    // First, so that nothing can be bought with the account any more.
    await deleteUser({ ...ctx, em }, id);
    for (const { erase } of ctx.ports.personalData) await erase?.(em, { id, emailKey });
    await recordEvent(em, ctx, { type: 'account.erased', subject: id });
  });
}

/** The same for somebody who bought without an account. */
async function eraseGuest(ctx: DeleteDeps, { id, emailKey }: Person): Promise<void> {
  await inInvalidatingTransaction(ctx, async (em) => {
    await lockBuyer(em, id, { alone: true });
    await lockCheckouts(em, id);
    await refuseNeeded(em, ctx, { id, emailKey });
    const deletedAt = ctx.ports.now();
    await em.nativeUpdate(User, id, {
      name: 'Guest',
      email: deletedEmail(id),
      guestEmailKey: null,
      deletedAt,
    });
    await em.nativeDelete(Session, { user: id });
    await removeAuthor(em, id, 'Deleted user');
    for (const { erase } of ctx.ports.personalData) await erase?.(em, { id, emailKey });
    await recordEvent(em, ctx, { type: 'account.erased', subject: id });
  });
}

async function refuseNeeded(em: SqlEntityManager, { ports }: DeleteDeps, person: Person): Promise<void> {
  const [refusal] = await refusalsOf(em, ports, person);
  if (refusal) throw refusal;
}
