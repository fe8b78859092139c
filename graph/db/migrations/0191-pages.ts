import { Migration } from '@mikro-orm/migrations';

/** Pages of texts, with what they said before. The version before reads neither table. */
export class Pages extends Migration {
  override name = '0191-pages';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "pages" ("id" uuid not null, "version" int not null default 1, "kind" text null, "title" text not null, "slug" text not null, "former_slugs" text[] not null default '{}', "description" text not null default '', "body" text not null default '', "is_published" boolean not null default false, "updated_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "pages" add constraint "pages_kind_unique" unique ("kind");`);
    this.addSql(`alter table "pages" add constraint "pages_slug_unique" unique ("slug");`);
    this.addSql(
      `alter table "pages" add constraint "pages_kind_check" check (kind in ('imprint', 'terms', 'privacy', 'withdrawal', 'shipping', 'returns', 'contact', 'accessibility', 'about'));`,
    );

    this.addSql(
      `create table "page_versions" ("page_id" uuid not null, "version" int not null, "title" text not null, "description" text not null, "body" text not null, "saved_at" timestamptz not null, primary key ("page_id", "version"));`,
    );
    this.addSql(
      `alter table "page_versions" add constraint "page_versions_page_id_foreign" foreign key ("page_id") references "pages" ("id") on delete cascade;`,
    );
  }
}
