import { Migration } from '@mikro-orm/migrations';

/** What staff have to do with orders is found by index, however many orders there are. */
export class Tasks extends Migration {
  override name = '0131-tasks';

  override up(): void {
    this.addSql(`alter table "orders" add "is_partly_shipped" boolean not null default false;`);
    this.addSql(`
      update orders set is_partly_shipped = true where shipped_at is not null and delivered_at is null and id in (
        select order_id from (
          select line.id, line.order_id, line.qty - coalesce((
              select sum(part.qty) from fulfillment_lines part where part.order_line_id = line.id
            ), 0) - coalesce((
              select sum(credited.qty) from credit_lines credited join credits on credits.id = credited.credit_id
              where credited.order_line_id = line.id and credits.kind = 'cancellation'
            ), 0) as open
          from order_lines line join orders o on o.id = line.order_id where o.shipped_at is not null and o.delivered_at is null
        ) lines where open > 0
      );`);
    this.addSql(
      `create index "orders_owed_index" on "orders" ("created_at" desc, "id" desc) where "accepted_at" is not null and "paid_at" is null and "cancelled_at" is null and "authorized_until" is null;`,
    );
    this.addSql(
      `create index "orders_to_ship_index" on "orders" ("created_at" desc, "id" desc) where "delivered_at" is null and "cancelled_at" is null and "held_at" is null and ("shipped_at" is null or "is_partly_shipped") and ("paid_at" is not null or "authorized_until" is not null or "accepted_at" is not null);`,
    );
    this.addSql(
      `create index "refunds_failed_index" on "refunds" ("order_id") where "state" = 'failed' and "order_id" is not null;`,
    );
  }
}
