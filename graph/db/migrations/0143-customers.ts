import { Migration } from '@mikro-orm/migrations';

/** Tags and notes of customers, and the orders in which they are listed. The version before uses none of them. */
export class Customers extends Migration {
  override name = '0143-customers';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "customer_tags" ("id" uuid not null, "user_id" uuid not null, "tag" text not null, "key" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "customer_tags_user_id_index" on "customer_tags" ("user_id");`);
    this.addSql(
      `alter table "customer_tags" add constraint "customer_tags_key_user_id_unique" unique ("key", "user_id");`,
    );

    this.addSql(
      `create table "customer_notes" ("id" uuid not null, "user_id" uuid not null, "author_id" uuid not null, "text" text not null, "request_key" text not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "customer_notes_user_id_index" on "customer_notes" ("user_id");`);
    this.addSql(
      `alter table "customer_notes" add constraint "customer_notes_author_id_request_key_unique" unique ("author_id", "request_key");`,
    );

    this.addSql(
      `create index "users_address_index" on "users" (coalesce("email_key", "guest_email_key"), "id") where "deleted_at" is null;`,
    );
    this.addSql(`create index "users_name_index" on "users" ("name", "id") where "deleted_at" is null;`);

    this.addSql(
      `alter table "customer_tags" add constraint "customer_tags_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "customer_notes" add constraint "customer_notes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "customer_notes" add constraint "customer_notes_author_id_foreign" foreign key ("author_id") references "users" ("id");`,
    );
  }
}
