import { Migration } from '@mikro-orm/migrations';

/** A customer by `customer_key`, with what they ordered and paid: the sums of the ledger, see decision 128. */
const sums = `
  coalesce(o.currency, '') as currency, count(*)::int as orders,
  (count(*) filter (where o.paid_at is not null))::int as paid_orders,
  case when grouping(o.currency) = 0 then coalesce(sum(p.net), 0) else 0 end::bigint as net,
  max(o.created_at) filter (where o.paid_at is not null) as last_paid_at,
  (array_agg(o.shipping_country_code order by o.created_at desc, o.id desc) filter (where o.paid_at is not null))[1] as country
from users u join orders o on o.owner_id = u.id left join lateral (
  select p.amount - least(p.amount, (
    select coalesce(sum(r.amount), 0) from refunds r where r.payment_id = p.id and r.state = 'made' and r.order_id is not null
  )) as net
  from payments p where p.order_id = o.id and p.id not like 'exchange\\_%' and p.currency = o.currency
) p on true`;

const COLUMNS = '"key", "currency", "orders", "paid_orders", "net", "last_paid_at", "country"';

/** What the orders of a customer come to, kept by triggers. The version before neither reads nor writes it. */
export class CustomerTotals extends Migration {
  override name = '0165-customer-totals';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "users" add column "customer_key" text generated always as (case
        when kind = 'guest' then guest_email_key when deleted_at is not null then null
        when email_verified_at is not null then email_key else id::text end) stored;`,
    );
    this.addSql(
      `create index "users_customer_key_index" on "users" ("customer_key", "id") where "customer_key" is not null;`,
    );
    this.addSql(
      `create table "customer_totals" ("key" text not null, "currency" text not null, "orders" int not null, "paid_orders" int not null, "net" bigint not null, "last_paid_at" timestamptz null, "country" char(2) null, primary key ("key", "currency"));`,
    );
    this.addSql(
      `insert into "customer_totals" (${COLUMNS}) select u.customer_key, ${sums} where u.customer_key is not null group by grouping sets ((u.customer_key), (u.customer_key, o.currency));`,
    );
    this.addSql(
      `create index "customer_totals_net_index" on "customer_totals" ("currency", "net", "key") where "currency" <> '';`,
    );
    this.addSql(
      `create index "customer_totals_orders_index" on "customer_totals" ("orders", "key") where "currency" = '';`,
    );
    this.addSql(
      `create index "customer_totals_last_paid_index" on "customer_totals" ("last_paid_at", "key") where "currency" = '';`,
    );

    // Sums are counted anew as the transaction commits: under the lock of the row of all currencies, so that of two at once the second sees the first; once each transaction.
    this.addSql(`create function customer_totals_count(wanted text) returns void language plpgsql as $$
      declare
        counted text := coalesce(current_setting('shop.counted_customers', true), '');
        own text := md5(wanted) || ',';
      begin
        if wanted is null or strpos(counted, own) > 0 then return; end if;
        if length(counted) < 4000 then perform set_config('shop.counted_customers', counted || own, true); end if;
        insert into customer_totals (key, currency, orders, paid_orders, net) values (wanted, '', 0, 0, 0)
          on conflict (key, currency) do update set orders = customer_totals.orders;
        insert into customer_totals (${COLUMNS})
          select wanted, ${sums} where u.customer_key = wanted group by grouping sets ((), (o.currency))
          on conflict (key, currency) do update set orders = excluded.orders, paid_orders = excluded.paid_orders, net = excluded.net,
            last_paid_at = excluded.last_paid_at, country = excluded.country;
        delete from customer_totals t where t.key = wanted and not exists (
          select from users u join orders o on o.owner_id = u.id where u.customer_key = wanted and t.currency in ('', o.currency));
      end $$;`);
    this.addSql(`create function customer_totals_of_order(wanted uuid) returns void language plpgsql as $$
      begin
        perform customer_totals_count((select u.customer_key from orders o join users u on u.id = o.owner_id where o.id = wanted));
      end $$;`);
    this.addSql(`create function customer_totals_of_users() returns trigger language plpgsql as $$
      begin
        perform customer_totals_count(old.customer_key);
        if tg_op = 'UPDATE' then perform customer_totals_count(new.customer_key); end if;
        return null;
      end $$;`);
    this.addSql(`create function customer_totals_of_orders() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform customer_totals_count((select customer_key from users where id = old.owner_id)); end if;
        if tg_op <> 'DELETE' then perform customer_totals_count((select customer_key from users where id = new.owner_id)); end if;
        return null;
      end $$;`);
    this.addSql(`create function customer_totals_of_payments() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform customer_totals_of_order(old.order_id); end if;
        if tg_op <> 'DELETE' then perform customer_totals_of_order(new.order_id); end if;
        return null;
      end $$;`);
    this.addSql(`create function customer_totals_of_refunds() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform customer_totals_of_order((select order_id from payments where id = old.payment_id)); end if;
        if tg_op <> 'DELETE' then perform customer_totals_of_order((select order_id from payments where id = new.payment_id)); end if;
        return null;
      end $$;`);
    const follow = (table: string, events: string, condition = 'true') =>
      this.addSql(
        `create constraint trigger "customer_totals_${events.replace(/\W+/g, '_')}" after ${events} on "${table}" deferrable initially deferred
          for each row when (${condition}) execute function customer_totals_of_${table}();`,
      );
    const changed = (columns: string) =>
      `(${columns.replace(/\w+/g, 'old.$&')}) is distinct from (${columns.replace(/\w+/g, 'new.$&')})`;
    follow('users', 'update', changed('customer_key, kind'));
    follow('users', 'delete');
    follow('orders', 'insert or delete');
    follow('orders', 'update', changed('owner_id, currency, paid_at, created_at, shipping_country_code'));
    follow('payments', 'insert or delete');
    follow('payments', 'update', changed('id, order_id, amount, currency'));
    follow('refunds', 'insert or delete');
    follow('refunds', 'update', changed('payment_id, order_id, amount, state'));
  }
}
