import type { Context } from '../../core/context.ts';
import { type OrderRow, orderColumns } from '../orders/order-row.ts';

const read = orderColumns.read<[numbers: readonly number[]]>(
  'from orders where number = any($1::bigint[]) order by number',
);

/** The orders of these numbers, by number; an unknown number has none. */
export const findOrdersByNumber = (
  { em }: Pick<Context, 'em'>,
  numbers: readonly number[],
): Promise<OrderRow[]> => read(em, numbers);
