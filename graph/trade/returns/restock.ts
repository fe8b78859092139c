import { LockMode } from '@mikro-orm/core';
import type { Line } from '#money/line';
import { setStock } from '../../catalog/products/stock.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import type { Context } from '../../core/context.ts';

/** Takes units out of stock again that were returned to it but cannot be sold. Others may be owed them then, of a variant that is sold on backorder. */
export const writeOff = (ctx: Pick<Context, 'em' | 'actor'>, units: readonly Line[]): Promise<void> =>
  changeStock(ctx, units, -1);

/** Adds shipped units to the stock that came back. */
export const restock = (
  ctx: Pick<Context, 'em' | 'actor'>,
  units: readonly (Line & { isRestocked: boolean })[],
): Promise<void> =>
  changeStock(
    ctx,
    units.filter(({ isRestocked }) => isRestocked),
    1,
  );

/** Variants are locked in the order in which stock is taken. */
async function changeStock(
  ctx: Pick<Context, 'em' | 'actor'>,
  units: readonly Line[],
  sign: 1 | -1,
): Promise<void> {
  for (const { item, qty } of [...units].sort((a, b) => (a.item < b.item ? -1 : 1))) {
    const variant = await ctx.em.findOne(Variant, item, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!variant) continue;
    const { countInStock, backorderLimit } = variant;
    const most = backorderLimit === null ? countInStock : qty;
    const change = sign > 0 ? qty : -Math.min(qty, most);
    setStock(ctx, variant, countInStock + change, sign > 0 ? 'returned' : 'correction');
  }
  await ctx.em.flush();
}
