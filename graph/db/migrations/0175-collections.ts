import { Migration } from '@mikro-orm/migrations';

/** Products that staff put together, by a rule or by hand. The version before reads neither table. */
export class Collections extends Migration {
  override name = '0175-collections';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "collections" ("id" uuid not null, "version" int not null default 1, "name" text not null, "slug" text not null, "former_slugs" text[] not null default '{}', "description" text not null default '', "rule" jsonb null, "is_published" boolean not null default false, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "collections" add constraint "collections_name_unique" unique ("name");`);
    this.addSql(`alter table "collections" add constraint "collections_slug_unique" unique ("slug");`);

    this.addSql(
      `create table "collection_products" ("collection_id" uuid not null, "product_id" uuid not null, "position" int not null, primary key ("collection_id", "product_id"));`,
    );
    this.addSql(
      `create index "collection_products_product_id_index" on "collection_products" ("product_id");`,
    );
    this.addSql(
      `alter table "collection_products" add constraint "collection_products_collection_id_foreign" foreign key ("collection_id") references "collections" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "collection_products" add constraint "collection_products_product_id_foreign" foreign key ("product_id") references "products" ("id") on update cascade on delete cascade;`,
    );
  }
}
