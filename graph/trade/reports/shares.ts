/** What an order line cost in all, with tax. */
const LINE_TOTAL =
  '(line.price::bigint * line.qty - line.discount + case when o.prices_include_tax then 0 else line.tax end)';

/** What shipping cost, with tax. */
const SHIPPING_TOTAL =
  '(o.shipping_price - o.shipping_discount + case when o.prices_include_tax then 0 else o.shipping_tax end)::bigint';

/** The tax rate of shipping: that of which the lines have not all of the tax. 0 when it is not taxed. */
const SHIPPING_RATE = `case
  when o.shipping_tax = 0 then 0
  when jsonb_array_length(o.tax_lines) = 1 then (o.tax_lines->0->>'basisPoints')::int
  else coalesce((
    select rate from (
      select (t->>'basisPoints')::int as rate, sum((t->>'amount')::int) as tax from jsonb_array_elements(o.tax_lines) t group by 1
    ) taxes where tax > (select coalesce(sum(l.tax), 0) from order_lines l where l.order_id = o.id and l.tax_rate = rate)
    order by rate desc limit 1
  ), 0)
end`;

/** What of a line was cancelled while its money was only reserved: nothing was paid for it. Asked for orders alone that were not paid in full. */
const RELEASED = `case when m.amount = o.total_price then 0 else coalesce((
  select sum(cl.amount) from credit_lines cl join credits c on c.id = cl.credit_id
  where cl.order_line_id = part.line_id and c.kind = 'cancellation' and not exists (select from refunds r where r.credit_id = c.id)
), 0) end`;

/**
 * What of a refund is for nothing in particular: goodwill, and what the provider gave back on its own. None of a credit whose lines come to more
 * than it, such as the cancellation of an order that had goodwill before: each line then gets its part of what was left.
 */
const GOODWILL = `greatest(coalesce(m.amount * (
  select c.amount - c.shipping_amount - coalesce((select sum(cl.amount) from credit_lines cl where cl.credit_id = c.id), 0)
  from credits c where c.id = m.credit_id
)::bigint / (select nullif(c.amount, 0) from credits c where c.id = m.credit_id), m.amount), 0)`;

/** The lines and the shipping of the order `o` with what they cost, as `part`. */
const PARTS = `lateral (
    select line.id as line_id, line.product_id, line.tax_rate as rate, line.qty, line.tax, ${LINE_TOTAL} as cost
    from order_lines line where line.order_id = o.id
    union all
    select null, null, ${SHIPPING_RATE}, 0, o.shipping_tax, ${SHIPPING_TOTAL}
  ) part`;

/**
 * CTEs that divide the movements of the CTE `movement` among what they pay: `share` has a row for each line, and one for the shipping, with the
 * columns of its movement, `line_id` (null for shipping), `product_id`, `rate` (basis points), `qty` (units that were sold or credited), `share`
 * and `tax` of it, both in minor units.
 *
 * A payment is divided in proportion to what lines and shipping cost; a refund in proportion to what of them it credits, or like a payment as far
 * as it is for nothing in particular. Shares are rounded as they add up, so that they come exactly to the movement. Nearly all payments are those of
 * the whole order, whose shares are what its parts cost.
 */
export const shares = `
  piece as (
    select m.id as piece_id, m.* from movement m join orders o on o.id = m.order_id where m.is_sale and m.amount <> o.total_price
    union all
    select m.id || '+', m.id, m.order_id, null::uuid, m.at, ${GOODWILL}, false from movement m where not m.is_sale
    union all
    select m.id, m.id, m.order_id, m.credit_id, m.at, m.amount - (${GOODWILL}), false
    from movement m where m.credit_id is not null
  ), parts as (
    select m.*, part.line_id, part.product_id, part.rate, case when m.is_sale then part.qty else 0 end as qty,
      part.cost - ${RELEASED} as weight, part.tax as tax_of_cost, part.cost
    from piece m join orders o on o.id = m.order_id cross join ${PARTS}
    where m.credit_id is null and (m.amount > 0 or m.is_sale)
    union all
    select m.*, line.id, line.product_id, line.tax_rate, cl.qty, cl.amount, line.tax, ${LINE_TOTAL}
    from piece m join orders o on o.id = m.order_id join credit_lines cl on cl.credit_id = m.credit_id join order_lines line on line.id = cl.order_line_id
    union all
    select m.*, null, null, ${SHIPPING_RATE}, 0, c.shipping_amount, o.shipping_tax, ${SHIPPING_TOTAL}
    from piece m join orders o on o.id = m.order_id join credits c on c.id = m.credit_id
  ), weighed as (
    select *, sum(weight) over (partition by piece_id)::bigint as total,
      sum(weight) over (partition by piece_id order by line_id nulls last rows unbounded preceding)::bigint as so_far
    from parts
  ), divided as (
    select *, case
      when total = amount then weight
      when total > 0 then so_far * amount / total - (so_far - weight) * amount / total
      when line_id is null then amount else 0
    end as share
    from weighed
  ), share as (
    select m.id, m.order_id, m.credit_id, m.at, m.is_sale, part.line_id, part.product_id, part.rate, part.qty, part.cost as share, part.tax::numeric as tax
    from movement m join orders o on o.id = m.order_id cross join ${PARTS} where m.is_sale and m.amount = o.total_price
    union all
    select id, order_id, credit_id, at, is_sale, line_id, product_id, rate, qty, share,
      case when share = cost then tax_of_cost when cost > 0 then round(share::numeric * tax_of_cost / cost) else 0 end
    from divided
  )`;
