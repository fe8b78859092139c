import { Migration } from '@mikro-orm/migrations';

/** When a customer ordered last, to sort by. The version before neither reads nor writes it; the function writes it for both. */
export class LastOrders extends Migration {
  override name = '0243-last-orders';

  override up(): void | Promise<void> {
    this.addSql(`alter table "customer_totals" add column "last_order_at" timestamptz null;`);
    // As in 0165-customer-totals, with the new column.
    this.addSql(`create or replace function customer_totals_count(wanted text) returns void language plpgsql as $$
      declare
        counted text := coalesce(current_setting('shop.counted_customers', true), '');
        own text := md5(wanted) || ',';
      begin
        if wanted is null or strpos(counted, own) > 0 then return; end if;
        if length(counted) < 4000 then perform set_config('shop.counted_customers', counted || own, true); end if;
        insert into customer_totals (key, currency, orders, paid_orders, net) values (wanted, '', 0, 0, 0)
          on conflict (key, currency) do update set orders = customer_totals.orders;
        insert into customer_totals (key, currency, orders, paid_orders, net, last_paid_at, last_order_at, country)
          select wanted, coalesce(o.currency, ''), count(*)::int, (count(*) filter (where o.paid_at is not null))::int,
            case when grouping(o.currency) = 0 then coalesce(sum(p.net), 0) else 0 end::bigint,
            max(o.created_at) filter (where o.paid_at is not null), max(o.created_at),
            (array_agg(o.shipping_country_code order by o.created_at desc, o.id desc) filter (where o.paid_at is not null))[1]
          from users u join orders o on o.owner_id = u.id left join lateral (
            select p.amount - least(p.amount, (
              select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'made' and r.order_id is not null
            )) as net
            from payments p where p.order_id = o.id and p.id not like 'exchange\\_%' and p.currency = o.currency
          ) p on true
          where u.customer_key = wanted group by grouping sets ((), (o.currency))
          on conflict (key, currency) do update set orders = excluded.orders, paid_orders = excluded.paid_orders, net = excluded.net,
            last_paid_at = excluded.last_paid_at, last_order_at = excluded.last_order_at, country = excluded.country;
        delete from customer_totals t where t.key = wanted and not exists (
          select from users u join orders o on o.owner_id = u.id where u.customer_key = wanted and t.currency in ('', o.currency));
      end $$;`);
    this.addSql(`update customer_totals t set last_order_at = ordered.at from (
      select u.customer_key as key, coalesce(o.currency, '') as currency, max(o.created_at) as at
      from users u join orders o on o.owner_id = u.id
      where u.customer_key is not null group by grouping sets ((u.customer_key), (u.customer_key, o.currency))
    ) ordered where t.key = ordered.key and t.currency = ordered.currency;`);
    this.addSql(
      `create index "customer_totals_last_order_index" on "customer_totals" ("last_order_at", "key") where "currency" = '';`,
    );
  }
}
