import { Migration } from '@mikro-orm/migrations';

/** Manufacturers and warnings of products. The version before reads none of it. */
export class Manufacturers extends Migration {
  override name = '0207-manufacturers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "manufacturers" ("id" uuid not null, "name" text not null, "postal_address" text not null, "electronic_address" text not null, "responsible_person" jsonb null, primary key ("id"));`,
    );
    this.addSql(`alter table "manufacturers" add constraint "manufacturers_name_unique" unique ("name");`);
    this.addSql(
      `alter table "products" add "manufacturer_id" uuid null, add "warnings" text[] not null default '{}';`,
    );
    this.addSql(`create index "products_manufacturer_id_index" on "products" ("manufacturer_id");`);
    this.addSql(
      `alter table "products" add constraint "products_manufacturer_id_foreign" foreign key ("manufacturer_id") references "manufacturers" ("id") on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "products" drop constraint "products_manufacturer_id_foreign";`);
    this.addSql(`alter table "products" drop column "manufacturer_id", drop column "warnings";`);
    this.addSql(`drop table "manufacturers";`);
  }
}
