import { Migration } from '@mikro-orm/migrations';

/** Tokens of mailed links, and whether the address of an account is confirmed. */
export class Recovery extends Migration {
  override name = '0015-recovery';

  override up(): void {
    this.addSql(`create table "tokens" ("hash" text not null, "user_id" uuid not null, "purpose" text not null, "email_key" text not null,
      "expires_at" timestamptz not null, "used_at" timestamptz null, primary key ("hash"));`);
    this.addSql(`create index "tokens_user_id_index" on "tokens" ("user_id");`);
    this.addSql(`create index "tokens_expires_at_index" on "tokens" ("expires_at");`);
    this.addSql(`alter table "users" add "email_verified_at" timestamptz null;`);
    this.addSql(`alter table "tokens" add constraint "tokens_user_id_foreign" foreign key ("user_id") references "users" ("id")
      on delete cascade;`);
  }
}
