import { Migration } from '@mikro-orm/migrations';

/** Mails, due until they are sent or given up. */
export class Mails extends Migration {
  override name = '0013-mails';

  override up(): void {
    this.addSql(`create table "mails" ("id" uuid not null, "type" text not null, "user_id" uuid null, "order_id" uuid null,
      "to_address" text not null, "to_name" text not null, "data" jsonb not null default '{}', "key" text null,
      "created_at" timestamptz not null, "sent_at" timestamptz null, "kept" jsonb null, "failed_at" timestamptz null,
      "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`);
    this.addSql(`create index "mails_user_id_index" on "mails" ("user_id");`);
    this.addSql(`create unique index "mails_key_unique" on "mails" ("type", "key") where "key" is not null;`);
    this.addSql(`create index "mails_due_index" on "mails" ("next_attempt_at" nulls first)
      where "sent_at" is null and "failed_at" is null;`);
    this.addSql(`alter table "mails" add constraint "mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null,
      add constraint "mails_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete set null;`);
  }
}
