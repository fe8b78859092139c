import type { Context } from '../../core/context.ts';
import { findLinkedAlert } from './alert-links.ts';
import { StockAlert } from './stock-alert.entity.ts';

/**
 * Deletes the alert of a mailed link, confirmed or not. A stock alert that was notified stays until it expires: it pauses further notifications of its variant. Errors:
 * TOKEN_INVALID, RATE_LIMITED.
 */
export async function endLinkedAlert(ctx: Context, token: string): Promise<void> {
  const { id } = await findLinkedAlert(ctx, token);
  await ctx.em.fork().nativeDelete(StockAlert, { id, $or: [{ notifiedAt: null }, { below: { $ne: null } }] });
}
