import { findCountry } from '#money/countries';
import { movementParams, movements } from '../../reports/movements.ts';
import { shares } from '../../reports/shares.ts';
import type { BookkeepingPeriod } from '../bookkeeping-period.ts';
import type { Movement } from './batch.ts';

export interface MovementRow extends Omit<Movement, 'country' | 'amount'> {
  amount: string | number;
  code: string | null;
  written: string;
}

/** SQL of what decides about accounts: one row for each destination, way to pay and tax rate that a period has. */
export const movementKinds = (period: BookkeepingPeriod): [sql: string, params: unknown[]] => [
  `with movement as (${movements}), ${shares}
  select distinct on (o.shipping_country_code, o.shipping_country, o.payment_method, p.provider, p.recorded_by_id is null, m.rate)
    '2000-01-01' as day, m.is_sale as "isSale", 1 as amount, o.number, o.shipping_country_code as code, o.shipping_country as written,
    o.payment_method as "paymentMethod", null as "vatId", p.provider, p.recorded_by_id is not null as "isByHand",
    jsonb_build_array(jsonb_build_object('rate', m.rate, 'amount', 1)) as parts, null as document
  from share m join orders o on o.id = m.order_id
  left join refunds r on not m.is_sale and r.id::text = m.id join payments p on p.id = coalesce(r.payment_id, m.id)
  where m.share <> 0`,
  movementParams(period.start, period.end, period.currency),
];

/**
 * SQL of the payments and refunds of a period, each with what tax rates have of it, in the order of their time: the same movements and shares
 * that reports add up.
 */
export const movementRows = (period: BookkeepingPeriod): [sql: string, params: unknown[]] => [
  `with movement as (${movements}), ${shares}, part as (
    select id, is_sale, rate, sum(share)::bigint as amount from share group by 1, 2, 3 having sum(share) <> 0
  ), divided_by_rate as (
    select id, is_sale, jsonb_agg(jsonb_build_object('rate', rate, 'amount', amount) order by rate desc) as parts from part group by 1, 2
  )
  select to_char(m.at at time zone ?, 'YYYY-MM-DD') as day, m.is_sale as "isSale", m.amount, o.number,
    o.shipping_country_code as code, o.shipping_country as written, o.payment_method as "paymentMethod",
    coalesce(o.billing_address->>'taxId', o.shipping_tax_id) as "vatId",
    p.provider, p.recorded_by_id is not null as "isByHand", coalesce(d.parts, '[]') as parts,
    (select i.number from invoices i where i.order_id = o.id and case
        when m.credit_id is null then i.kind = 'invoice' else i.kind = 'credit_note' and m.credit_id = any(i.credits) end
      order by i.issued_at desc, i.id desc limit 1) as document
  from movement m join orders o on o.id = m.order_id
  left join refunds r on not m.is_sale and r.id::text = m.id join payments p on p.id = coalesce(r.payment_id, m.id)
  left join divided_by_rate d on d.id = m.id and d.is_sale = m.is_sale
  order by m.at, m.id`,
  [...movementParams(period.start, period.end, period.currency), period.zone],
];

export const toMovement = ({ code, written, amount, ...row }: MovementRow): Movement => ({
  ...row,
  amount: Number(amount),
  country: code ?? findCountry(written),
});
