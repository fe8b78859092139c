import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { columnsOf, type RowOf } from '../../core/columns-of.ts';
import type { Context } from '../../core/context.ts';
import { DomainError } from '../../core/errors.ts';
import { requireId } from '../../core/validation.ts';
import { Fulfillment } from './fulfillment.entity.ts';
import type { FulfilledLine } from './fulfillments.types.ts';

/** A fulfillment as it is read, past the entity layer. */
export type FulfillmentRow = RowOf<Fulfillment> & { lines: FulfilledLine[] };

const { read } = columnsOf(Fulfillment);
const LINES = `, (
  select coalesce(jsonb_agg(jsonb_build_object('orderItemId', line.id, 'quantity', part.qty) order by line.position), '[]')
  from fulfillment_lines part join order_lines line on line.id = part.order_line_id where part.fulfillment_id = fulfillments.id
) as lines from fulfillments`;

const readOfOrders = read<[orders: readonly string[]], Pick<FulfillmentRow, 'lines'>>(
  `${LINES} where order_id = any($1::uuid[]) order by created_at, id`,
);
const readOne = read<[id: string], Pick<FulfillmentRow, 'lines'>>(`${LINES} where id = $1`);

/** The fulfillments of each order, oldest first, in the order of `orderIds`. */
export async function findFulfillments(
  em: SqlEntityManager,
  orderIds: readonly string[],
): Promise<FulfillmentRow[][]> {
  const byOrder = Map.groupBy(await readOfOrders(em, orderIds), ({ order }) => order.id);
  return orderIds.map((id) => byOrder.get(id) ?? []);
}

/** A fulfillment as it is now. Errors: NOT_FOUND. */
export async function readFulfillment({ em }: Pick<Context, 'em'>, id: string): Promise<FulfillmentRow> {
  const [found] = await readOne(em, requireId(id, 'Fulfillment'));
  if (!found) throw new DomainError('NOT_FOUND', 'Fulfillment not found.');
  return found;
}
