import { Migration } from '@mikro-orm/migrations';

/** Old addresses and where they lead to. The version before knows nothing of this table. */
export class Redirects extends Migration {
  override name = '0226-redirects';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "redirects" ("id" uuid not null, "path" text not null, "to_path" text null, "product_id" uuid null, "category_id" uuid null, "source" text null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "redirects" add constraint "redirects_path_unique" unique ("path");`);
    this.addSql(`create index "redirects_to_path_index" on "redirects" ("to_path");`);
    this.addSql(`create index "redirects_product_id_index" on "redirects" ("product_id");`);
    this.addSql(`create index "redirects_category_id_index" on "redirects" ("category_id");`);

    this.addSql(
      `alter table "redirects" add constraint "redirects_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_category_id_foreign" foreign key ("category_id") references "categories" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "redirects" add constraint "redirects_target_check" check (num_nonnulls(to_path, product_id, category_id) = 1);`,
    );
  }
}
