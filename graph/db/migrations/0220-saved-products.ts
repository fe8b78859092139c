import { Migration } from '@mikro-orm/migrations';

/** The wish lists of accounts. The version before does not read the table. */
export class SavedProducts extends Migration {
  override name = '0220-saved-products';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_products" ("user_id" uuid not null, "product_id" uuid not null, "created_at" timestamptz not null, primary key ("user_id", "product_id"));`,
    );
    this.addSql(`create index "saved_products_product_id_index" on "saved_products" ("product_id");`);
    this.addSql(
      `alter table "saved_products" add constraint "saved_products_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_products" add constraint "saved_products_product_id_foreign" foreign key ("product_id") references "products" ("id") on update cascade on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "saved_products";`);
  }
}
