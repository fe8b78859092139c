/** SQL of the units of the order line `line` that were cancelled. */
export const CANCELLED_UNITS = `coalesce((
  select sum(cl.qty) from credit_lines cl join credits c on c.id = cl.credit_id
  where cl.order_line_id = line.id and c.kind = 'cancellation'), 0)::int`;
