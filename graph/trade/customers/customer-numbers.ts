import { sql } from 'kysely';
import { batch } from '../../core/batch.ts';
import type { Context } from '../../core/context.ts';
import { membersOf, uuids } from '../../people/accounts/customer-members.ts';
import type { CustomerSpend } from './customer.types.ts';

interface Row {
  customer: string;
  currency: string;
  orders: number;
  firstAt: string;
  lastAt: string;
  kept: number;
  agreed: number;
  paid: number;
  refunded: number;
}

/** What follows from the orders of a customer. */
export interface CustomerNumbers {
  orders: number;
  firstAt: Date | null;
  lastAt: Date | null;
  spend: CustomerSpend[];
}

/**
 * What a customer ordered and paid, for all customers of a request in one statement. Payments and refunds count as in the report of sales:
 * no payment by returned units, and no refund beyond its payment.
 */
export function findCustomerNumbers(ctx: Context, customer: string): Promise<CustomerNumbers> {
  return batch(ctx, 'numbers of customers', customer, async (ids) => {
    const statement = sql<Row>`
      select members.customer, o.currency, count(*)::int as orders, min(o.created_at) as "firstAt", max(o.created_at) as "lastAt",
        (count(*) filter (where o.cancelled_at is null))::int as kept,
        coalesce(sum(o.total_price) filter (where o.cancelled_at is null), 0)::double precision as agreed,
        coalesce(sum(p.amount), 0)::double precision as paid, coalesce(sum(p.refunded), 0)::double precision as refunded
      from (${membersOf(uuids(ids))}) members join orders o on o.owner_id = members.id
        left join lateral (
          select p.amount, least(p.amount, (
            select coalesce(sum(r.amount), 0) from refunds r
            where r.payment_id = p.id and r.state = 'made' and r.order_id is not null
          )) as refunded
          from payments p where p.order_id = o.id and p.id not like 'exchange\\_%' and p.currency = o.currency
        ) p on true
      group by members.customer, o.currency order by agreed desc, o.currency`;
    const { rows } = await statement.execute(ctx.em.fork().getKysely());
    const byCustomer = Map.groupBy(rows, (row) => row.customer);
    return ids.map((id) => numbersOf(byCustomer.get(id) ?? []));
  });
}

function numbersOf(rows: readonly Row[]): CustomerNumbers {
  const times = (of: (row: Row) => string) => rows.map((row) => new Date(of(row)).getTime());
  const none = rows.length === 0;
  return {
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    firstAt: none ? null : new Date(Math.min(...times(({ firstAt }) => firstAt))),
    lastAt: none ? null : new Date(Math.max(...times(({ lastAt }) => lastAt))),
    spend: rows.map(({ currency, kept, agreed, paid, refunded }) => {
      const money = (amount: number) => ({ amount, currency });
      return {
        orders: kept,
        agreed: money(agreed),
        average: money(kept === 0 ? 0 : Math.round(agreed / kept)),
        paid: money(paid),
        refunded: money(refunded),
        net: money(paid - refunded),
      };
    }),
  };
}
