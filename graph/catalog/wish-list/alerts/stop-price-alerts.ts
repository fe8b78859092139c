import type { Context } from '../../../core/context.ts';
import { checkToken } from '../../../people/accounts/tokens/tokens.ts';
import { noAlert, SavedProduct } from '../saved-product.entity.ts';

/** Ends all price alerts of the person whom a link was mailed to. The link stays valid. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function stopPriceAlerts(ctx: Context, token: string): Promise<void> {
  const { userId } = await checkToken(ctx, token, ['unsubscribe']);
  await ctx.em.fork().nativeUpdate(SavedProduct, { user: userId }, noAlert);
}
