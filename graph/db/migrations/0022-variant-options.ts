import { Migration } from '@mikro-orm/migrations';

/** What the variants of a product differ in, their SKUs, and what they cost before they were reduced. */
export class VariantOptions extends Migration {
  override name = '0022-variant-options';

  override up(): void {
    this.addSql(`alter table "products" add "highest_price" int null, add "compare_at_price" int null,
      add "is_on_sale" boolean not null default false, add "option_names" text[] not null default '{}';`);
    this.addSql(`alter table "order_lines" add "options" text[] not null default '{}', add "sku" text null;`);
    this.addSql(`alter table "variants" add "options" text[] not null default '{}', add "sku" text null,
      add "compare_at_price" int null;`);
    // The variants of a deleted product are deleted with it, so that their SKUs are free.
    this.addSql(`update "variants" v set "deleted_at" = p."deleted_at" from "products" p
      where p."id" = v."product_id" and p."deleted_at" is not null and v."deleted_at" is null;`);
    this.addSql(`create unique index "variants_sku_unique" on "variants" ("sku")
      where "sku" is not null and "deleted_at" is null;`);
    this.addSql(`create unique index "variants_options_unique" on "variants" ("product_id", "options")
      where "deleted_at" is null;`);
    this.addSql(
      `alter table "variants" add constraint "variants_compare_at_price_check" check (compare_at_price > price);`,
    );
  }
}
