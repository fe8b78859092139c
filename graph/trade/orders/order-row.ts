import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import { Order } from './order.entity.ts';

/** An order as it is read, past the entity layer. Its lines are read when they are queried. */
export type OrderRow = RowOf<Order>;

export const orderColumns = columnsOf(Order);
