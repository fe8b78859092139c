import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { OrderLine } from './order-line.entity.ts';

/** A line of an order as it is read, past the entity layer. */
export type OrderLineRow = RowOf<OrderLine, 'position'>;

const readLines = columnsOf(OrderLine, 'position').read<[orderIds: readonly string[]]>(
  'from order_lines where order_id = any($1::uuid[]) order by position',
);

/** The lines of each order as they were put into the cart, in the order of `orderIds`. */
export async function findOrderLines(
  em: SqlEntityManager,
  orderIds: readonly string[],
): Promise<OrderLineRow[][]> {
  const byOrder = Map.groupBy(await readLines(em, orderIds), ({ order }) => order.id);
  return orderIds.map((id) => byOrder.get(id) ?? []);
}
