import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { prepared } from '../../core/prepared.ts';
import { lineQuantities } from '../fulfillments/line-quantities.ts';

/** SQL of the units that a line `rl` of a return `r` has, or is going to have, back. */
const UNITS = `case when r.state in ('requested', 'approved') then rl.qty when r.state in ('received', 'closed') then coalesce(rl.received_qty, 0) else 0 end`;

const sumOf = (units: string) =>
  `coalesce((select sum(${units}) from return_lines rl join returns r on r.id = rl.return_id where rl.order_line_id = line.id), 0)::int`;

/** SQL of the units of the order line `line` that came back or are to come back. */
export const RETURNED_UNITS = sumOf(UNITS);

/** SQL of those of them that wait for their refund, or for the shop. */
export const PENDING_UNITS = sumOf(`case when r.state = 'closed' then 0 else ${UNITS} - rl.credited_qty end`);

/** SQL of those that a return brought back. */
export const RECEIVED_UNITS = sumOf(
  `case when r.state in ('received', 'closed') then coalesce(rl.received_qty, 0) else 0 end`,
);

/** SQL of the units of the order line `line` that refunds say are back in stock, those of returns among them. */
export const REFUNDED_STOCK = `coalesce((
  select sum(cl.qty) from credit_lines cl join credits c on c.id = cl.credit_id
  where cl.order_line_id = line.id and c.kind = 'refund' and cl.is_restocked), 0)::int`;

/** Units of an order line, for returns. */
export interface ReturnQuantities {
  id: string;
  /** Id of the person who has the order. */
  owner: string;
  shipped: number;
  /** Units that came back or are to come back. */
  returned: number;
  /** Those of them that are not credited, of returns that are not over. */
  pending: number;
  /** Units that can be returned, whenever they were delivered. */
  returnable: number;
  /** Shipped units that neither a return nor a refund brought back: as many can be added to the stock by a refund. */
  restockable: number;
  /** Units that are not delivered yet or were since `since`, whether they can be returned or not. */
  recent: number;
}

/** A unit that was refunded without a return stays with its buyer, for good. */
const select = (condition: string, since: string) => `
  select line.id, o.owner_id as owner, line.shipped, ${RETURNED_UNITS} as returned, ${PENDING_UNITS} as pending,
    line.shipped - ${RECEIVED_UNITS} - (${REFUNDED_STOCK} - ${sumOf('case when rl.is_restocked then rl.credited_qty else 0 end')})
      as restockable,
    greatest(0, line.shipped - ${RETURNED_UNITS}
      - (line.credited - line.cancelled - ${sumOf('rl.credited_qty')})) as returnable,
    coalesce((select sum(part.qty) from fulfillment_lines part join fulfillments f on f.id = part.fulfillment_id
      where part.order_line_id = line.id and (f.delivered_at is null or f.delivered_at >= ${since})), 0)::int as recent
  from (${lineQuantities(condition)}) line join orders o on o.id = line."order"`;

const readOfOrder = prepared<ReturnQuantities, [order: string, since: string]>(
  select('line.order_id = $1', '$2::timestamptz'),
);
const readOfLines = prepared<ReturnQuantities, [ids: readonly string[], since: string]>(
  select('line.id = any($1::uuid[])', '$2::timestamptz'),
);

/** What can be returned of an order; what is `recent` was delivered since a time. It changes under the lock of its checkout alone. */
export const returnQuantitiesOfOrder = (em: SqlEntityManager, order: string, since: Date) =>
  readOfOrder(em, order, since.toISOString());

/** The same for lines, in the order of `ids`; nothing for an unknown one. */
export async function returnQuantitiesOfLines(em: SqlEntityManager, ids: readonly string[], since: Date) {
  const byId = new Map((await readOfLines(em, ids, since.toISOString())).map((line) => [line.id, line]));
  return ids.map((id) => byId.get(id));
}

/** When what is delivered now can no longer be returned was delivered: `days` before `now`. */
export const deliveredSince = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);
