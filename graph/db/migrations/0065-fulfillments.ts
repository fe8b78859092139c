import { Migration } from '@mikro-orm/migrations';

/** A time-ordered id (UUID version 7) of the moment at which an order was delivered. */
const ID = `(lpad(to_hex((extract(epoch from delivered_at) * 1000)::bigint), 12, '0')
  || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;

/** Orders that were delivered have a fulfillment of all their lines. Their checkouts no longer say so. */
export class Fulfillments extends Migration {
  override name = '0065-fulfillments';

  override up(): void {
    this.addSql(`create table "fulfillments" ("id" uuid not null, "order_id" uuid not null, "state" text not null,
      "created_at" timestamptz not null, "delivered_at" timestamptz not null, "actor_id" uuid null, primary key ("id"));`);
    this.addSql(`create table "fulfillment_lines" ("fulfillment_id" uuid not null, "order_line_id" uuid not null,
      "qty" int not null, primary key ("fulfillment_id", "order_line_id"));`);
    this.addSql(`insert into fulfillments (id, order_id, state, created_at, delivered_at, actor_id)
      select ${ID}, o.id, 'delivered', delivered_at, delivered_at, actor_id
      from orders o left join events on type = 'order.delivered' and subject_type = 'order' and subject_id = o.id::text
      where delivered_at is not null;`);
    this.addSql(`insert into fulfillment_lines (fulfillment_id, order_line_id, qty)
      select f.id, l.id, qty from fulfillments f join order_lines l using (order_id);`);
    this.addSql(`create index "fulfillments_order_id_index" on "fulfillments" ("order_id");`);
    this.addSql(
      `create index "fulfillment_lines_order_line_id_index" on "fulfillment_lines" ("order_line_id");`,
    );
    this.addSql(
      `alter table "fulfillments" add constraint "fulfillments_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    for (const [column, table] of [
      ['fulfillment_id', 'fulfillments'],
      ['order_line_id', 'order_lines'],
    ])
      this.addSql(`alter table "fulfillment_lines" add constraint "fulfillment_lines_${column}_foreign"
        foreign key ("${column}") references "${table}" ("id") on update cascade on delete cascade;`);
    this.addSql(
      `alter table "fulfillment_lines" add constraint "fulfillment_lines_qty_check" check (qty > 0);`,
    );
    this.addSql(`update checkouts set stock = 'accepted' where stock = 'delivered';`);
  }
}
