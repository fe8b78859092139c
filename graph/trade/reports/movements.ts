/**
 * SQL of the money that moved for orders from one moment to another, in one currency: the rows that the money check adds up. All reports are
 * sums of them. Its parameters are those of `movementParams`; its columns are
 * - `id` of the movement, `order_id`, and `credit_id` of what was taken off the order, null for what nothing says;
 * - `at`: when the payment came, and when the shop learned that the refund was made;
 * - `amount` in minor units, and `is_sale`: a payment of an order, otherwise a refund of one.
 *
 * A payment counts once it pays an order, so an unpaid order and money that is only reserved count as nothing. Money that is captured in parts
 * counts with the first of them. What returned units pay of an exchange was paid for these units already, and is no payment. A refund counts
 * once it is made, up to what was paid: what is given back beyond that gives back nothing. A payment that was reversed counts as refunded.
 *
 * Sums of it are stored. Triggers invalidate them when what this reads changes (migration 0168): a new column that this reads needs a trigger.
 */
export const movementsIn = (ranges: number) => `
  select p.id, p.order_id, null::uuid as credit_id, p.created_at as at, p.amount::bigint as amount, true as is_sale
  from payments p
  where p.order_id is not null and p.id not like 'exchange\\_%' and ${within('p.created_at', ranges)} and p.currency = ?
  union all
  select r.id::text, r.order_id, r.credit_id, r.made_at, least(r.amount, greatest(0,
    (select p.amount from payments p where p.id = r.payment_id) - (
      select coalesce(sum(earlier.amount), 0) from refunds earlier
      where earlier.payment_id = r.payment_id and earlier.state = 'made' and (earlier.made_at, earlier.id) < (r.made_at, r.id)
    ))), false
  from refunds r
  where r.state = 'made' and r.order_id is not null and r.payment_id not like 'exchange\\_%' and ${within('r.made_at', ranges)} and r.currency = ?`;

export const movements = movementsIn(1);

/** Whether a moment is in one of so many ranges, whose moments are the parameters. */
export function within(column: string, ranges: number): string {
  return `(${Array.from({ length: ranges }, () => `${column} >= ? and ${column} < ?`).join(' or ') || 'false'})`;
}

/** The moments are the first one, and the one after the last. */
export const movementParams = (from: Date, to: Date, currency: string) =>
  movementsParams([[from, to]], currency);

export const movementsParams = (ranges: readonly (readonly [Date, Date])[], currency: string) => [
  ...[...ranges.flat(), currency],
  ...[...ranges.flat(), currency],
];

/** SQL of the sums of movements: columns of `Sums`. */
export const SUMS = `
  (count(*) filter (where is_sale))::int as orders,
  coalesce(sum(amount) filter (where is_sale), 0)::double precision as paid,
  coalesce(sum(amount) filter (where not is_sale), 0)::double precision as refunded`;

/** What moved: `orders` that were paid, and minor units. What is left of both is `paid` without `refunded`. */
export interface Sums {
  orders: number;
  paid: number;
  refunded: number;
}
