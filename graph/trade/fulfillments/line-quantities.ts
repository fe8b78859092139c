import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { CANCELLED_UNITS, CREDITED_UNITS } from '../credits/credited-units.ts';

/** Units of an order line. */
export interface LineQuantities {
  id: string;
  /** Id of the order. */
  order: string;
  ordered: number;
  /** Those that left the shop, also when they were delivered since. */
  shipped: number;
  delivered: number;
  /** Those that are not going to be shipped. */
  cancelled: number;
  /** Those whose money went back or goes back, cancelled ones among them. */
  credited: number;
  /** Those that are to be shipped. */
  open: number;
}

/** SELECT of the `LineQuantities` of order lines, for a condition on `line`: the one place that knows what is open. */
export const lineQuantities = (condition = 'true') => `
  select id, "order", ordered, shipped, delivered, cancelled, credited, ordered - shipped - cancelled as open
  from (
    select line.id, line.order_id as "order", line.qty as ordered, coalesce(sum(part.qty), 0)::int as shipped,
      coalesce(sum(part.qty) filter (where fulfillment.state = 'delivered'), 0)::int as delivered,
      ${CANCELLED_UNITS} as cancelled, ${CREDITED_UNITS} as credited
    from order_lines line
    left join fulfillment_lines part on part.order_line_id = line.id
    left join fulfillments fulfillment on fulfillment.id = part.fulfillment_id
    where ${condition} group by line.id
  ) as units`;

const readOfOrder = prepared<LineQuantities, [order: string]>(lineQuantities('line.order_id = $1'));

const readOfLines = prepared<LineQuantities, [ids: readonly string[]]>(
  lineQuantities('line.id = any($1::uuid[])'),
);

/** The quantities of each line, in the order of `ids`; nothing for an unknown one. */
export async function quantitiesOfLines(
  em: SqlEntityManager,
  ids: readonly string[],
): Promise<(LineQuantities | undefined)[]> {
  const byId = new Map((await readOfLines(em, ids)).map((line) => [line.id, line]));
  return ids.map((id) => byId.get(id));
}

/** The quantities of all lines of an order, in no order. They change under the lock of its checkout alone. */
export const quantitiesOfOrder = (em: SqlEntityManager, order: string): Promise<LineQuantities[]> =>
  readOfOrder(em, order);

/** SQL of the open units of a row of `orders`. */
export const OPEN_UNITS = `coalesce((select sum(open) from (${lineQuantities('line.order_id = orders.id')}) line), 0)::int`;
