import { Migration } from '@mikro-orm/migrations';

/** Customers and orders of the shop system that was used before. The version before knows nothing of these tables. */
export class PastOrders extends Migration {
  override name = '0225-past-orders';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "past_customers" ("id" uuid not null, "source" text not null, "number" text not null, "name" text not null, "email" text null, "email_key" text null, "phone" text null, "address" text null, "order_count" int null, "currency" text not null, "spent" double precision null, "tags" text null, "note" text null, "since" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `create index "past_customers_search_index" on "past_customers" using gin ("name" gin_trgm_ops, "email_key" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "past_customers_email_index" on "past_customers" ("email_key") where "email_key" is not null;`,
    );
    this.addSql(
      `alter table "past_customers" add constraint "past_customers_source_number_unique" unique ("source", "number");`,
    );

    this.addSql(
      `create table "past_orders" ("id" uuid not null, "source" text not null, "number" text not null, "name" text not null, "email" text null, "email_key" text null, "phone" text null, "address" text null, "placed_at" timestamptz not null, "status" text not null, "currency" text not null, "total" double precision not null, "subtotal" double precision null, "shipping" double precision null, "tax" double precision null, "discount" double precision null, "note" text null, "lines" jsonb not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "past_orders_search_index" on "past_orders" using gin ("number" gin_trgm_ops, "name" gin_trgm_ops, "email_key" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "past_orders_email_index" on "past_orders" ("email_key", "placed_at" desc) where "email_key" is not null;`,
    );
    this.addSql(`create index "past_orders_newest_index" on "past_orders" ("placed_at" desc, "id" desc);`);
    this.addSql(
      `alter table "past_orders" add constraint "past_orders_source_number_unique" unique ("source", "number");`,
    );
  }
}
