import { Migration } from '@mikro-orm/migrations';

/**
 * Unpaid orders are cancelled after some days, and checkouts that were not bought forget their address. Goods that were delivered unpaid have left the shop; their stock may have been given
 * back since.
 */
export class OrdersThatEnd extends Migration {
  override name = '0008-orders-that-end';

  override up(): void {
    this.addSql(`with gone as (
        select c.id as checkout_id, (line->>'product')::uuid as product_id, sum((line->>'qty')::int)::int as qty
        from checkouts c join orders o on o.checkout_id = c.id, jsonb_array_elements(c.lines) line
        where o.delivered_at is not null and c.stock = 'released' group by 1, 2
      ), total as (
        select product_id, sum(qty)::int as qty from gone group by 1
      ), found as (
        insert into stock_moves (id, product_id, qty, reason)
        select gen_random_uuid(), p.id, total.qty - p.count_in_stock, 'restock'
        from total join products p on p.id = total.product_id where total.qty > p.count_in_stock
      ), taken as (
        insert into stock_moves (id, product_id, qty, reason, checkout_id)
        select gen_random_uuid(), product_id, -qty, 'held', checkout_id from gone
      )
      update products p set count_in_stock = greatest(p.count_in_stock - total.qty, 0)
      from total where p.id = total.product_id;`);
    this.addSql(`update checkouts c set stock = 'delivered' from orders o
      where o.checkout_id = c.id and o.delivered_at is not null and c.stock in ('held', 'released');`);
    this.addSql(`alter table "orders" add "cancelled_at" timestamptz null;`);
    this.addSql(`create index "orders_unpaid_index" on "orders" ("created_at")
      where "paid_at" is null and "delivered_at" is null and "cancelled_at" is null;`);
    this.addSql(`alter table "checkouts" add "holds" int not null default 0, add "network" text null;`);
    this.addSql(`create index "checkouts_unpaid_user_index" on "checkouts" ("user_id", "expires_at")
      where "stock" <> 'sold';`);
    this.addSql(`create index "checkouts_unpaid_network_index" on "checkouts" ("network", "expires_at")
      where "network" is not null and "stock" <> 'sold';`);
    this.addSql(`create index "checkouts_address_index" on "checkouts" ("created_at")
      where "stock" = 'released' and "shipping_address" <> '';`);
  }
}
