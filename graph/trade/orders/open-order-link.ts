import { guestActor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { checkToken, tokenInvalid } from '../../people/accounts/tokens/tokens.ts';
import { User } from '../../people/accounts/user.entity.ts';

/**
 * The order of a mailed link, and a context that acts for its owner as far as a guest may, and has no other right. It starts
 * no session. Errors: TOKEN_INVALID, RATE_LIMITED.
 */
export async function openOrderLink(
  ctx: Context,
  token: string,
  purpose: 'order' | 'payment',
): Promise<{ ctx: Context; orderId: string }> {
  const { orderId, userId } = await checkToken(ctx, token, [purpose]);
  const owner = await ctx.em.findOne(User, { id: userId, deletedAt: null });
  if (!orderId || !owner) throw tokenInvalid();
  return { ctx: { ...ctx, actor: guestActor(owner) }, orderId };
}
