import { lineQuantities } from '../fulfillments/line-quantities.ts';
import { RECEIVED_UNITS, REFUNDED_STOCK, RETURNED_UNITS } from '../returns/return-quantities.ts';
import type { Invariant } from './invariant.ts';

/** What came back, or is to come back. */
export const returnInvariants: readonly Invariant[] = [
  {
    id: 'I30',
    sentence:
      'Of each line of an order at most the units that were shipped are returned, and come back into stock once, and at most those are credited by a return that are credited at all; a return is closed by its refund when all units that came back are credited.',
    sql: `
      select 'order line ' || line.id as subject, line.shipped || ' units are shipped, ' || line.returned || ' come back' as problem
      from (
        select line.*, ${RETURNED_UNITS} as returned from (
          ${lineQuantities('line.id in (select order_line_id from return_lines)')}
        ) line
      ) line where line.returned > line.shipped
      union all
      select 'order line ' || line.id, rl.credited || ' units are credited by returns, ' || (line.credited - line.cancelled) || ' in all'
      from (select order_line_id, sum(credited_qty) as credited from return_lines group by 1) rl
      join (${lineQuantities('line.id in (select order_line_id from return_lines)')}) line on line.id = rl.order_line_id
      where rl.credited > line.credited - line.cancelled
      union all
      select 'order line ' || line.id, line.shipped || ' units are shipped, more are back in stock'
      from (${lineQuantities('line.id in (select order_line_id from return_lines)')}) line
      where line.shipped < ${RECEIVED_UNITS} + ${REFUNDED_STOCK}
        - (select sum(case when is_restocked then credited_qty else 0 end) from return_lines where order_line_id = line.id)
      union all
      select 'return ' || r.id, 'has a line of another order'
      from returns r join return_lines rl on rl.return_id = r.id join order_lines line on line.id = rl.order_line_id
      where line.order_id <> r.order_id
      union all
      select 'return ' || r.id, 'is ' || r.state || ', its units say otherwise'
      from returns r join return_lines rl on rl.return_id = r.id group by r.id
      having (r.state = 'received' and (bool_or(rl.received_qty is null) or bool_and(rl.credited_qty = rl.received_qty)))
        or (r.state not in ('received', 'closed') and bool_or(rl.received_qty is not null))`,
  },
];
