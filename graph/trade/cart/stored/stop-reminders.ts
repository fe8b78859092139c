import type { Context } from '../../../core/context.ts';
import { networkOf } from '../../../core/network-of.ts';
import { consume } from '../../../core/rate-limit.ts';
import { findToken } from '../../../people/accounts/tokens/tokens.ts';
import { User } from '../../../people/accounts/user.entity.ts';

/** Many: the servers of a mail provider ask for all of its users. */
const uses = { name: 'unsubscribe', most: 1000, minutes: 60, what: 'links' };

/** Ends the reminders of the person whom a link was mailed to. The link stays valid. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function stopReminders(ctx: Context, token: string): Promise<void> {
  await consume(ctx, uses, networkOf(ctx.address));
  const { userId } = await findToken(ctx.em, token, ['unsubscribe'], ctx.ports.now());
  await ctx.em.fork().nativeUpdate(User, userId, { cartRemindersAt: null });
}
