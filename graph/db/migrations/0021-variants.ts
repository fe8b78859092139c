import { Migration } from '@mikro-orm/migrations';

/** Price and stock belong to variants. Each product becomes the first variant of itself, with the same id. */
export class Variants extends Migration {
  override name = '0021-variants';

  override up(): void {
    this.addSql(`create table "variants" ("id" uuid not null, "product_id" uuid not null, "position" int not null default 0,
      "price" int not null, "count_in_stock" int not null, "deleted_at" timestamptz null, primary key ("id"),
      constraint "variants_price_check" check (price >= 0),
      constraint "variants_count_in_stock_check" check (count_in_stock >= 0));`);
    this.addSql(`insert into "variants" ("id", "product_id", "price", "count_in_stock", "deleted_at")
      select "id", "id", "price", "count_in_stock", "deleted_at" from "products";`);
    this.addSql(`create index "variants_product_id_index" on "variants" ("product_id");`);
    this.addSql(`alter table "variants" add constraint "variants_product_id_foreign"
      foreign key ("product_id") references "products" ("id");`);
    this.addSql(`alter table "stock_moves" drop constraint "stock_moves_product_id_foreign";`);
    this.addSql(`alter table "stock_moves" rename column "product_id" to "variant_id";`);
    this.addSql(`alter table "stock_moves" add constraint "stock_moves_variant_id_foreign"
      foreign key ("variant_id") references "variants" ("id");`);
    this.addSql(`alter table "order_lines" add "variant_id" uuid null;`);
    this.addSql(`update "order_lines" set "variant_id" = "product_id";`);
    this.addSql(`alter table "order_lines" alter column "variant_id" set not null;`);
    this.addSql(`alter table "products" drop column "count_in_stock";`);
  }
}
