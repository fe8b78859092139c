import type { Context } from '../../core/context.ts';
import { findLinkedAlert } from './alert-links.ts';
import { WAITING } from './lifetimes.ts';
import { StockAlert } from './stock-alert.entity.ts';

/** Confirms the alert of a mailed link: its reader wants the mail. Again it changes nothing. Errors: TOKEN_INVALID, RATE_LIMITED. */
export async function confirmStockAlert(ctx: Context, token: string): Promise<void> {
  const { id } = await findLinkedAlert(ctx, token);
  const confirmedAt = ctx.ports.now();
  const expiresAt = new Date(confirmedAt.getTime() + WAITING);
  await ctx.em.fork().nativeUpdate(StockAlert, { id, confirmedAt: null }, { confirmedAt, expiresAt });
}
