import { lineQuantities } from '../fulfillments/line-quantities.ts';

/** SQL of the units of a line that were declared as withdrawn, and neither come back nor were cancelled since, by whomever. */
const LEFT = `least(line.open, (select coalesce(sum(unit.qty - unit.returned_qty), 0) from withdrawal_lines unit where unit.order_line_id = line.id) - line.cancelled)::int`;

/** SQL of the units that staff have to settle of a row of `orders`, as JSON by line. */
export const LEFT_UNITS = `coalesce((select jsonb_object_agg(part.id, part.units) from (
  select line.id, ${LEFT} as units from (${lineQuantities('line.order_id = orders.id')}) line
) part where part.units > 0), '{}')`;
