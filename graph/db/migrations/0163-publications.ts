import { Migration } from '@mikro-orm/migrations';

/** When products are put on sale and taken off by themselves. The version before reads and writes none of it. */
export class Publications extends Migration {
  override name = '0163-publications';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "publications" ("id" uuid not null, "product_id" uuid not null, "publish_at" timestamptz null, "unpublish_at" timestamptz null, "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "publications" add constraint "publications_product_id_unique" unique ("product_id");`,
    );
    this.addSql(`create index "publications_due_index" on "publications" ("next_attempt_at" nulls first);`);
    this.addSql(
      `alter table "publications" add constraint "publications_product_id_foreign" foreign key ("product_id") references "products" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "publications" add constraint "publications_time_check" check (unpublish_at > publish_at);`,
    );
  }
}
