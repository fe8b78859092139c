import { Migration } from '@mikro-orm/migrations';

/** Staff put words on orders. */
export class OrderTags extends Migration {
  override name = '0104-order-tags';

  override up(): void {
    this.addSql(`alter table "orders" add "tags" text[] not null default '{}';`);
    this.addSql(
      `create index "orders_tagged_index" on "orders" ("created_at" desc, "id" desc) where "tags" <> '{}';`,
    );
  }
}
