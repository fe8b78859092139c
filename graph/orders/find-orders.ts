import type { Context } from '../core/context.ts';
import { DomainError } from '../core/errors.ts';
import { preparedRead } from '../core/prepared-read.ts';
import { requireId } from '../core/validation.ts';
import { requireViewer } from '../core/viewer.ts';
import { ORDER_COLUMNS, type OrderRow, type StoredOrder, toOrder } from './order-row.ts';

const readOrders = preparedRead<StoredOrder, [id: string]>(
  `select ${ORDER_COLUMNS} from orders where id = $1`,
);

/** The order as it is now, whosever it is. Errors: NOT_FOUND. */
export async function readOrder({ em }: Pick<Context, 'em'>, id: string): Promise<OrderRow> {
  const [row] = await readOrders(em, id);
  if (!row) throw new DomainError('NOT_FOUND', 'Order not found.');
  return toOrder(row);
}

/** The order, for its owner and for admins. Errors: NOT_FOUND, also for the order of somebody else. */
export async function findOrder(ctx: Context, id: string): Promise<OrderRow> {
  const viewer = requireViewer(ctx);
  const order = await readOrder(ctx, requireId(id, 'Order'));
  if (!viewer.isAdmin && order.owner.id !== viewer.id) throw new DomainError('NOT_FOUND', 'Order not found.');
  return order;
}
