import type { Context } from '../../core/context.ts';
import { inTransaction } from '../../core/in-transaction.ts';
import { recordEvent } from '../../core/record-event.ts';
import { refuseTakenEmail } from '../../people/accounts/email-taken.ts';
import { hashPassword, requireGoodPassword } from '../../people/accounts/password.ts';
import { Session } from '../../people/accounts/session.entity.ts';
import { requireCookies, startSession } from '../../people/accounts/sessions.ts';
import { checkToken, tokenInvalid, useToken } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';
import type { ClaimOrdersInput } from './guests.inputs.ts';
import { claimPaidOrders, lockGuests } from './move-orders.ts';

/** Of the links that make an account: those that only show an order do not. */
const PURPOSE = 'claim';

/**
 * Makes an account of a guest, with a mailed token that proves the address, and gives it what all guests with the address have paid. Their
 * sessions end, since a stranger may have typed the address. Errors: BAD_USER_INPUT for a bad password, which leaves the token as it
 * is; TOKEN_INVALID, RATE_LIMITED; EMAIL_TAKEN when there is an account: after signing in to it, with its address confirmed, it
 * has the orders.
 */
export async function claimOrders(ctx: Context, { token, password }: ClaimOrdersInput): Promise<User> {
  requireCookies(ctx);
  requireGoodPassword(password, ctx.settings);
  await checkToken(ctx, token, [PURPOSE]);
  const passwordHash = await hashPassword(password, ctx);
  const claimed = inTransaction(ctx.em.fork(), async (em) => {
    const now = ctx.ports.now();
    const { userId: id, emailKey } = await useToken(em, token, PURPOSE, now);
    const guests = await lockGuests(em, emailKey);
    if (!guests.includes(id)) throw tokenInvalid();
    const user = await em.findOneOrFail(User, id, { refresh: true });
    em.assign(user, {
      kind: 'account',
      emailKey,
      guestEmailKey: null,
      passwordHash,
      emailVerifiedAt: now,
    });
    await em.flush();
    await em.nativeDelete(Session, { user: { $in: guests } });
    await recordEvent(em, ctx, { type: 'account.registered', subject: id });
    await claimPaidOrders(em, ctx, { guests: guests.filter((guest) => guest !== id), account: id });
    return user;
  });
  const user = await refuseTakenEmail(claimed);
  await startSession(ctx, user);
  return user;
}
