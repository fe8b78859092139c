import { LockMode } from '@mikro-orm/core';
import type { Line } from '#money/line';
import { setStock } from '../../catalog/products/stock.ts';
import { Variant } from '../../catalog/products/variant.entity.ts';
import type { Context } from '../../core/context.ts';

type Units = readonly (Line & { isRestocked: boolean })[];

/** Takes units out of stock again that were returned to it but cannot be sold: of those that are there, since others were owed or are missing. */
export const writeOff = (ctx: Pick<Context, 'em' | 'actor'>, units: Units): Promise<void> =>
  changeStock(
    ctx,
    units.filter(({ isRestocked }) => !isRestocked),
    -1,
  );

/** Adds shipped units to the stock that came back. */
export const restock = (ctx: Pick<Context, 'em' | 'actor'>, units: Units): Promise<void> =>
  changeStock(
    ctx,
    units.filter(({ isRestocked }) => isRestocked),
    1,
  );

/** Variants are locked in the order in which stock is taken. */
async function changeStock(ctx: Pick<Context, 'em' | 'actor'>, units: Units, sign: 1 | -1): Promise<void> {
  for (const { item, qty } of [...units].sort((a, b) => (a.item < b.item ? -1 : 1))) {
    const variant = await ctx.em.findOne(Variant, item, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (!variant) continue;
    const { countInStock } = variant;
    const change = sign > 0 ? qty : -Math.min(qty, Math.max(0, countInStock));
    setStock(ctx, variant, countInStock + change, sign > 0 ? 'returned' : 'correction');
  }
  await ctx.em.flush();
}
