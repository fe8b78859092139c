import { Migration } from '@mikro-orm/migrations';

/** Pictures of imported products are fetched and stored. */
export class ImportedPictures extends Migration {
  override name = '0200-imported-pictures';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "imported_pictures" ("id" uuid not null, "product_id" uuid not null, "import_id" uuid null, "variants" uuid[] not null default '{}', "position" int not null, "address" text not null, "host" text not null, "alt" text not null default '', "state" text not null default 'pending', "failure" text null, "image_id" uuid null, "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`,
    );
    this.addSql(`create index "imported_pictures_import_id_index" on "imported_pictures" ("import_id");`);
    this.addSql(`create index "imported_pictures_image_id_index" on "imported_pictures" ("image_id");`);
    this.addSql(
      `create index "imported_pictures_due_index" on "imported_pictures" ("next_attempt_at" nulls first, "id") where "state" = 'pending';`,
    );
    this.addSql(
      `alter table "imported_pictures" add constraint "imported_pictures_product_id_address_unique" unique ("product_id", "address");`,
    );

    this.addSql(
      `alter table "imported_pictures" add constraint "imported_pictures_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "imported_pictures" add constraint "imported_pictures_import_id_foreign" foreign key ("import_id") references "imports" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "imported_pictures" add constraint "imported_pictures_image_id_foreign" foreign key ("image_id") references "images" ("id") on delete set null;`,
    );
  }
  override down(): void | Promise<void> {
    this.addSql(`drop table "imported_pictures";`);
  }
}
