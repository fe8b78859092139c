import { lineQuantities } from './line-quantities.ts';

/** Orders of which something may have to be shipped. Each part begins with the condition of an index. */
const openOrders = (isHeld: boolean) => `
  select id, checkout_id from orders
  where ${isHeld ? 'held_at is not null' : 'held_at is null'} and delivered_at is null and cancelled_at is null
    and (shipped_at is null or is_partly_shipped)
    and (paid_at is not null or authorized_until is not null or accepted_at is not null)`;

/** Orders that staff shipped in part although they are not paid: the rest is out of the stock as well. */
const shippedUnpaid = `
  select id, checkout_id from orders
  where paid_at is null and cancelled_at is null and authorized_until is null
    and accepted_at is null and is_partly_shipped and delivered_at is null`;

/** SELECT of the units of variants, which are a SELECT, that are out of the stock and not shipped: of orders, and of open checkouts. */
export const reservedUnits = (variants: string) => `
  select o.checkout_id, l.variant_id, units.open as units
  from (${lineQuantities(`line.variant_id in (${variants}) and line.order_id in (
    select o.id from (${openOrders(false)} union all ${openOrders(true)} union all ${shippedUnpaid}) o
    join checkouts c on c.id = o.checkout_id where c.stock in ('accepted', 'sold'))`)}) units
  join order_lines l on l.id = units.id join orders o on o.id = l.order_id
  union all
  select c.id, m.variant_id, -m.qty
  from checkouts c join stock_moves m on m.checkout_id = c.id
  where c.stock = 'held' and m.variant_id in (${variants})`;

/** See `Provided`. */
export const SHELF_UNITS = `
  select variant_id, sum(reserved)::int as reserved, sum(shipped)::int as shipped
  from (
    select variant_id, units as reserved, 0 as shipped from (${reservedUnits('select variant_id from wanted')}) reserved
    union all
    select l.variant_id, 0, part.qty
    from fulfillments f join fulfillment_lines part on part.fulfillment_id = f.id
    join order_lines l on l.id = part.order_line_id join wanted on wanted.variant_id = l.variant_id
    where f.id > (select min(since::text)::uuid from wanted) and f.id > wanted.since
  ) units group by variant_id`;
