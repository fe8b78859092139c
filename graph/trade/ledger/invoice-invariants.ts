import type { Invariant } from './invariant.ts';

/** Invoices and credit notes. */
export const invoiceInvariants: readonly Invariant[] = [
  {
    id: 'I22',
    sentence:
      'The numbers of a series of documents have no gap and no double; each document says what its row does; the invoices of an order less its credit notes come to what the order cost less its credits, each of which is in one document, and no invoice is credited beyond its amount.',
    sql: `
      select 'series ' || coalesce(s.name, i.series) as subject,
        'counted to ' || coalesce(s.last, 0) || ', has ' || coalesce(i.documents, 0) || ' documents up to ' || coalesce(i.highest, 0) as problem
      from invoice_series s
      full join (select series, count(*) as documents, max(position) as highest from invoices group by 1) i on i.series = s.name
      where s.last is distinct from i.documents or s.last is distinct from i.highest
      union all
      select 'invoice ' || i.number, 'is ' || i.amount || ' with ' || i.tax_amount || ' tax, its document says '
        || (i.document -> 'totals' ->> 'gross') || ' with ' || (i.document -> 'totals' ->> 'tax')
      from invoices i join orders o on o.id = i.order_id
      where i.document is not null and (i.document ->> 'number', i.document ->> 'kind', i.document ->> 'currency',
          (i.document -> 'totals' ->> 'gross')::int, (i.document -> 'totals' ->> 'tax')::int)
        is distinct from (i.number, i.kind, o.currency, i.amount, i.tax_amount)
      union all
      select 'order ' || o.id, 'costs ' || o.total_price || ' less ' || coalesce(c.amount, 0) || ', its documents come to ' || i.amount
      from (
        select order_id, sum(case kind when 'invoice' then amount else -amount end) as amount from invoices group by 1
      ) i join orders o on o.id = i.order_id
      left join (select order_id, sum(amount) as amount from credits group by 1) c on c.order_id = o.id
      where i.amount <> o.total_price - coalesce(c.amount, 0) and not exists (select from due_invoices d where d.id = o.id)
      union all
      select 'credit ' || c.id, 'is in ' || coalesce(i.documents, 0) || ' documents'
      from credits c
      left join (select credit, count(*) as documents from invoices, unnest(credits) as credit group by 1) i on i.credit = c.id
      where coalesce(i.documents, 0) <> 1 and exists (select from invoices where order_id = c.order_id)
        and not exists (select from due_invoices d where d.id = c.order_id)
      union all
      select 'invoice ' || i.number, 'is ' || i.amount || ', its credit notes come to ' || n.amount
      from (select corrects_id, sum(amount) as amount from invoices where kind = 'credit_note' group by 1) n
      join invoices i on i.id = n.corrects_id
      where n.amount > i.amount`,
  },
];
