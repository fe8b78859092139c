import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Line } from '#money/line';
import type { Actor } from '../../core/actor.ts';
import type { Context } from '../../core/context.ts';
import { prepared } from '../../core/prepared.ts';
import { AVAILABLE } from './available-units.ts';
import { visible } from './product-row.ts';
import { StockMove, type StockReason } from './stock-move.entity.ts';
import { takeMissing } from './take-missing.ts';
import { Variant } from './variant.entity.ts';

/** With a price, stock is only taken while the variant still costs this much (minor units). */
type WantedLine = Line & { price?: number };

const takeVariant = prepared<
  { id: string },
  [qty: number, variant: string, price: number | null, move: string, checkout: string]
>(
  `with taken as (
     update variants v set count_in_stock = v.count_in_stock - $1::int
     where v.id = $2 and v.deleted_at is null and ${AVAILABLE} >= $1::int and v.price = coalesce($3, v.price)
       and exists (select from products where id = v.product_id and ${visible(false)})
     returning v.id
   )
   insert into stock_moves (id, variant_id, qty, reason, checkout_id) select $4::uuid, id, -$1::int, 'held', $5::uuid from taken
   returning id`,
);

/**
 * Takes the units of all lines out of stock for a checkout. Returns the first line that cannot be had, with its variant locked, or
 * null. Call it in a transaction and roll back when it returns a line. Variants are locked in id order, so that two carts cannot block
 * each other; the condition, the change and its entry in the ledger are one statement, so that no unit is sold twice.
 */
export async function takeStock<Wanted extends WantedLine>(
  em: SqlEntityManager,
  lines: readonly Wanted[],
  checkout: string,
): Promise<Wanted | null> {
  for (const line of inIdOrder(lines)) {
    const take = () => takeVariant(em, line.qty, line.item, line.price ?? null, v7(), checkout);
    if ((await take()).length > 0) continue;
    // Price or stock may have changed back since: with the variant locked, the answer holds and its reason can be read.
    await lockVariants(em, [line]);
    if ((await take()).length === 0) return line;
  }
  return null;
}

const lockInIdOrder = prepared<object, [ids: string[]]>(
  'select 1 from variants where id = any($1::uuid[]) order by id for no key update',
);

/** Locks the variants of lines in the order in which stock is taken, until the transaction ends. */
export async function lockVariants(em: SqlEntityManager, lines: readonly Line[]): Promise<void> {
  const ids = lines.map(({ item }) => item);
  await lockInIdOrder(em, ids);
}

/** The units that a checkout has taken out of stock and not put back, in no order. */
export const findTaken = (em: SqlEntityManager, checkout: string): Promise<Line[]> =>
  em.execute<Line[]>(
    `select variant_id as item, -sum(qty)::int as qty from stock_moves where checkout_id = ?
     group by variant_id having sum(qty) < 0`,
    [checkout],
  );

/** Puts the units of all lines of a checkout back into stock, but those that a stock-take did not find. */
export async function returnStock(
  em: SqlEntityManager,
  lines: readonly Line[],
  checkout: string,
): Promise<void> {
  for (const { item, qty } of inIdOrder(lines)) {
    await em.execute(
      `with returned as (update variants set count_in_stock = count_in_stock + ? where id = ? returning id)
       insert into stock_moves (id, variant_id, qty, reason, checkout_id) select ?, id, ?, 'released', ? from returned`,
      [qty, item, v7(), qty, checkout],
    );
  }
  await takeMissing(em, lines, checkout);
}

/**
 * Takes the units of a checkout that were delivered already, also of variants that are no longer sold. If the recorded
 * stock is lower it was wrong: the difference is recorded as a restock by the viewer. While units are owed, what was delivered was another order's:
 * so much more is owed.
 */
export async function takeDeliveredStock(
  ctx: Pick<Context, 'em' | 'actor'>,
  lines: readonly Line[],
  checkout: string,
): Promise<void> {
  for (const { item, qty } of inIdOrder(lines)) {
    const variant = await ctx.em.findOneOrFail(Variant, item, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    const missing = variant.countInStock < 0 ? 0 : qty - variant.countInStock;
    if (missing > 0) setStock(ctx, variant, variant.countInStock + missing);
    variant.countInStock -= qty;
    ctx.em.create(StockMove, { variant, qty: -qty, reason: 'held', checkout });
  }
}

/** Whether a stock that staff set is below zero. What is owed already may stay, or become less. */
export const isTooLow = (after: number, { countInStock }: Pick<Variant, 'countInStock'>): boolean =>
  after < Math.min(0, countInStock);

/**
 * The stock that a client sets. 0 is what clients read of units that are owed: one that writes it back, without the stock that it expects, does not
 * mean that they came in.
 */
export const givenStock = (
  countInStock: number,
  { countInStock: now }: Pick<Variant, 'countInStock'>,
  expected: number | null | undefined,
): number => (countInStock === 0 && now < 0 && expected == null ? now : countInStock);

/** Sets the stock of a locked variant. The reason of its move follows from the number unless it is given. */
export function setStock(
  { em, actor }: Pick<Context, 'em'> & { actor?: Actor },
  variant: Variant,
  countInStock: number,
  reason?: StockReason,
): void {
  const qty = countInStock - variant.countInStock;
  if (qty === 0) return;
  variant.countInStock = countInStock;
  em.create(StockMove, {
    variant,
    qty,
    reason: reason ?? (qty > 0 ? 'restock' : 'correction'),
    actor: actor?.viewer?.id,
  });
}

function inIdOrder<Each extends Line>(lines: readonly Each[]): Each[] {
  return [...lines].sort((a, b) => (a.item < b.item ? -1 : 1));
}
