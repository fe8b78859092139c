import { Migration } from '@mikro-orm/migrations';

/** A product has several pictures. The one that it has becomes the first of them. */
export class Images extends Migration {
  override name = '0026-images';

  override up(): void {
    this.addSql(`create table "images" ("id" uuid not null, "product_id" uuid not null, "path" text not null,
      "alt" text not null default '', "position" int not null, "width" int null, "height" int null, primary key ("id"));`);
    this.addSql(`insert into "images" ("id", "product_id", "path", "position")
      select gen_random_uuid(), "id", "image", 0 from "products";`);
    this.addSql(`create index "images_product_id_index" on "images" ("product_id");`);
    this.addSql(`alter table "images" add constraint "images_product_id_foreign"
      foreign key ("product_id") references "products" ("id") on delete cascade;`);
  }
}
