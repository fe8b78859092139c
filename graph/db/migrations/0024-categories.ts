import { Migration } from '@mikro-orm/migrations';
import { v7 } from 'uuid';
import { freeSlug, slugOf } from '../../core/slug.ts';

/** Categories are rows, one for each text that products have; attributes of products; how often each was bought. */
export class Categories extends Migration {
  override name = '0024-categories';

  override async up(): Promise<void> {
    this.addSql(`create table "attributes" ("key" text not null, "label" text not null, "type" text not null,
      "unit" text not null default '', "is_filter" boolean not null default false, "is_public" boolean not null default true,
      "position" int not null default 0, primary key ("key"),
      constraint "attributes_type_check" check ("type" in ('text', 'number', 'boolean')));`);
    this.addSql(`create table "categories" ("id" uuid not null, "name" text not null, "slug" text not null,
      "parent_id" uuid null, "position" int not null default 0, "description" text not null default '',
      "renamed_at" timestamptz null, "attempts" int not null default 0, "next_attempt_at" timestamptz null,
      "last_error" text null, primary key ("id"));`);
    this.addSql(`alter table "categories" add constraint "categories_name_unique" unique ("name");`);
    this.addSql(`alter table "categories" add constraint "categories_slug_unique" unique ("slug");`);
    this.addSql(`alter table "categories" add constraint "categories_parent_id_foreign"
      foreign key ("parent_id") references "categories" ("id") on delete no action;`);
    this.addSql(`create table "daily_runs" ("job" text not null, "day" date not null, primary key ("job"));`);
    this.addSql(`alter table "products" add "category_id" uuid null, add "attributes" jsonb not null default '{}',
      add "sold_30d" int not null default 0;`);
    this.addSql(`alter table "products" add constraint "products_category_id_foreign"
      foreign key ("category_id") references "categories" ("id") on delete set null;`);
    await this.addCategories();
    this.addSql(
      `update "products" set "category_id" = "categories"."id" from "categories" where "categories"."name" = "products"."category";`,
    );
    this.addSql(`create index "products_category_id_index" on "products" ("category_id");`);
  }

  private async addCategories(): Promise<void> {
    const rows = (await this.execute(
      `select distinct "category" as "name" from "products" where trim("category") <> '' order by 1`,
    )) as { name: string }[];
    const slugs = new Set<string>();
    const categories = rows.map(({ name }, position) => {
      const slug = freeSlug(slugOf(name) ?? 'category', (each) => slugs.has(each));
      slugs.add(slug);
      return { id: v7(), name, slug, position };
    });
    if (categories.length === 0) return;
    const json = JSON.stringify(categories).replaceAll("'", "''");
    this.addSql(`insert into "categories" ("id", "name", "slug", "position")
      select * from jsonb_to_recordset('${json}') as category(id uuid, name text, slug text, position int);`);
  }
}
