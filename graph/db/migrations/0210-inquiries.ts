import { Migration } from '@mikro-orm/migrations';

/** Messages of the contact form. The version before does not read the table. */
export class Inquiries extends Migration {
  override name = '0210-inquiries';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "inquiries" ("id" uuid not null, "name" text not null, "email" text not null, "text" text not null, "user_id" uuid null, "request_key" text not null, "created_at" timestamptz not null, "answered_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "inquiries" add constraint "inquiries_request_key_unique" unique ("request_key");`,
    );
    this.addSql(`create index "inquiries_created_at_index" on "inquiries" ("created_at");`);
    this.addSql(`create index "inquiries_open_index" on "inquiries" ("id") where "answered_at" is null;`);
  }
}
