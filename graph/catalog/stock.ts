import type { SqlEntityManager } from '@mikro-orm/postgresql';

export interface StockLine {
  product: string;
  qty: number;
  /** With a price, stock is only taken while the product still costs this much (minor units). */
  price?: number;
}

/**
 * Takes the pieces of all lines out of stock, or answers the first line that could not be had. Call it in a
 * transaction and roll back on such an answer. Products are locked in id order, so that two carts cannot block each
 * other; the condition and the change are one statement, so that no piece is sold twice.
 */
export async function takeStock(
  em: SqlEntityManager,
  lines: readonly StockLine[],
): Promise<StockLine | null> {
  for (const line of inIdOrder(lines)) {
    const { affectedRows } = await em.execute<{ affectedRows: number }>(
      `update products set count_in_stock = count_in_stock - ?
       where id = ? and deleted_at is null and not is_draft and count_in_stock >= ? and price = coalesce(?, price)`,
      [line.qty, line.product, line.qty, line.price ?? null],
      'run',
    );
    if (affectedRows === 0) return line;
  }
  return null;
}

/** Puts the pieces of all lines back into stock. */
export async function returnStock(em: SqlEntityManager, lines: readonly StockLine[]): Promise<void> {
  for (const line of inIdOrder(lines)) {
    await em.execute('update products set count_in_stock = count_in_stock + ? where id = ?', [
      line.qty,
      line.product,
    ]);
  }
}

function inIdOrder(lines: readonly StockLine[]): StockLine[] {
  return [...lines].sort((a, b) => (a.product < b.product ? -1 : 1));
}
