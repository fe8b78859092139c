import { LockMode } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Line } from '#money/line';
import type { Context } from '../core/context.ts';
import { preparedRead } from '../core/prepared-read.ts';
import { Product } from './product.entity.ts';
import { StockMove } from './stock-move.entity.ts';

/** With a price, stock is only taken while the product still costs this much (minor units). */
type WantedLine = Line & { price?: number };

/**
 * Takes the pieces of all lines out of stock for a checkout. Returns the first line that is not there, or null. Call it in a
 * transaction and roll back when it returns a line. Products are locked in id order, so that two carts cannot block
 * each other; the condition, the change and its entry in the ledger are one statement, so that no piece is sold twice.
 */
export async function takeStock<Wanted extends WantedLine>(
  em: SqlEntityManager,
  lines: readonly Wanted[],
  checkout: string,
): Promise<Wanted | null> {
  for (const line of inIdOrder(lines)) {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `with taken as (
         update products set count_in_stock = count_in_stock - ?
         where id = ? and deleted_at is null and not is_draft and count_in_stock >= ? and price = coalesce(?, price)
         returning id
       )
       insert into stock_moves (id, product_id, qty, reason, checkout_id) select ?, id, ?, 'held', ? from taken`,
      [line.qty, line.item, line.qty, line.price ?? null, v7(), -line.qty, checkout],
      'run',
    );
    if (affectedRows === 0) return line;
  }
  return null;
}

const lockInIdOrder = preparedRead<object, [ids: string[]]>(
  'select 1 from products where id = any($1::uuid[]) order by id for no key update',
);

/** Locks the products of lines in the order in which stock is taken, until the transaction ends. */
export async function lockProducts(em: SqlEntityManager, lines: readonly Line[]): Promise<void> {
  await lockInIdOrder(
    em,
    lines.map(({ item }) => item),
  );
}

/** Puts the pieces of all lines of a checkout back into stock. */
export async function returnStock(
  em: SqlEntityManager,
  lines: readonly Line[],
  checkout: string,
): Promise<void> {
  for (const { item, qty } of inIdOrder(lines)) {
    await em.execute(
      `with returned as (update products set count_in_stock = count_in_stock + ? where id = ? returning id)
       insert into stock_moves (id, product_id, qty, reason, checkout_id) select ?, id, ?, 'released', ? from returned`,
      [qty, item, v7(), qty, checkout],
    );
  }
}

/**
 * Takes the pieces of a checkout that were delivered already, also of products that are no longer sold. If the recorded
 * stock is lower it was wrong: the difference is recorded as a restock by the viewer.
 */
export async function takeDeliveredStock(
  ctx: Pick<Context, 'em' | 'actor'>,
  lines: readonly Line[],
  checkout: string,
): Promise<void> {
  for (const { item, qty } of inIdOrder(lines)) {
    const product = await ctx.em.findOneOrFail(Product, item, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (product.countInStock < qty) setStock(ctx, product, qty);
    product.countInStock -= qty;
    ctx.em.create(StockMove, { product, qty: -qty, reason: 'held', checkout });
  }
}

/** Sets the stock of a locked product. */
export function setStock(
  { em, actor }: Pick<Context, 'em' | 'actor'>,
  product: Product,
  countInStock: number,
): void {
  const qty = countInStock - product.countInStock;
  if (qty === 0) return;
  product.countInStock = countInStock;
  em.create(StockMove, { product, qty, reason: qty > 0 ? 'restock' : 'correction', actor: actor.viewer?.id });
}

function inIdOrder<Each extends Line>(lines: readonly Each[]): Each[] {
  return [...lines].sort((a, b) => (a.item < b.item ? -1 : 1));
}
