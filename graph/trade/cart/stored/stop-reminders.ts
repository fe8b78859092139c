import type { Context } from '../../../core/context.ts';
import { checkToken } from '../../../people/accounts/tokens/tokens.ts';
import { User } from '../../../people/accounts/user.entity.ts';

/** Ends the reminders of the person whom a link was mailed to. The link stays valid. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function stopReminders(ctx: Context, token: string): Promise<void> {
  const { userId } = await checkToken(ctx, token, ['unsubscribe']);
  await ctx.em.fork().nativeUpdate(User, userId, { cartRemindersAt: null });
}
