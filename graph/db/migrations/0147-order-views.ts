import { Migration } from '@mikro-orm/migrations';

/** What staff save of the list of orders. */
export class OrderViews extends Migration {
  override name = '0147-order-views';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "order_views" ("id" uuid not null, "owner_id" uuid not null, "name" text not null, "query" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "order_views" add constraint "order_views_owner_id_name_unique" unique ("owner_id", "name");`,
    );

    this.addSql(
      `alter table "order_views" add constraint "order_views_owner_id_foreign" foreign key ("owner_id") references "users" ("id");`,
    );
  }
}
