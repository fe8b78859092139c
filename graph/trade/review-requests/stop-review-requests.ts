import type { Context } from '../../core/context.ts';
import { checkToken } from '../../people/accounts/tokens/tokens.ts';
import { ReviewStop, stopHash } from './review-stop.entity.ts';

/** Ends the requests for reviews to the address that a link was mailed to. The link stays valid. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function stopReviewRequests(ctx: Context, token: string): Promise<void> {
  const { emailKey } = await checkToken(ctx, token, ['review_stop']);
  const stop = { hash: stopHash(emailKey), createdAt: ctx.ports.now() };
  await ctx.em.fork().upsert(ReviewStop, stop, { onConflictAction: 'ignore' });
}
