import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { preparedRead } from '../core/prepared-read.ts';
import type { OrderLine } from './order-line.entity.ts';

const readLines = preparedRead<
  Pick<OrderLine, 'id' | 'product' | 'name' | 'image' | 'price' | 'qty'> & { orderId: string },
  [orderIds: readonly string[]]
>(
  `select order_id as "orderId", id, product_id as product, name, image, price, qty from order_lines
   where order_id = any($1::uuid[]) order by position`,
);

/** The lines of each order as they were put into the cart, in the order of `orderIds`. */
export async function findOrderLines(em: SqlEntityManager, orderIds: readonly string[]) {
  const byOrder = Map.groupBy(await readLines(em, orderIds), (line) => line.orderId);
  return orderIds.map((id) => byOrder.get(id) ?? []);
}
