/** SQL of the units of the order line `line` that were credited, cancelled ones among them. */
export const CREDITED_UNITS =
  'coalesce((select sum(cl.qty) from credit_lines cl where cl.order_line_id = line.id), 0)::int';

/** SQL of the units of the order line `line` that were cancelled. */
export const CANCELLED_UNITS = `coalesce((
  select sum(cl.qty) from credit_lines cl join credits c on c.id = cl.credit_id
  where cl.order_line_id = line.id and c.kind = 'cancellation'), 0)::int`;
