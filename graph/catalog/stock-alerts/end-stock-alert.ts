import { validate as isUuid } from 'uuid';
import { requireViewer } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { StockAlert } from './stock-alert.entity.ts';

/** Deletes the viewer's open alert for a variant, if there is one. Errors: UNAUTHENTICATED. */
export async function endStockAlert(ctx: Context, variant: string): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  if (isUuid(variant))
    await ctx.em.fork().nativeDelete(StockAlert, { userId, variant, notifiedAt: null, below: null });
}
