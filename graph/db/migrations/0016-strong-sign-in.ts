import { Migration } from '@mikro-orm/migrations';

/** Passkeys, authenticator apps with recovery codes, and what a session was started with. */
export class StrongSignIn extends Migration {
  override name = '0016-strong-sign-in';

  override up(): void {
    this.addSql(
      `create table "totp" ("user_id" uuid not null, "secret" text not null, "confirmed_at" timestamptz null, "last_step" int not null default 0, primary key ("user_id"));`,
    );
    this.addSql(
      `create table "recovery_codes" ("hash" text not null, "user_id" uuid not null, "used_at" timestamptz null, primary key ("hash"));`,
    );
    this.addSql(`create index "recovery_codes_user_id_index" on "recovery_codes" ("user_id");`);
    this.addSql(
      `create table "passkeys" ("credential_id" text not null, "user_id" uuid not null, "public_key" bytea not null, "counter" bigint not null, "transports" text[] not null, "name" text not null, "created_at" timestamptz not null, "last_used_at" timestamptz null, primary key ("credential_id"));`,
    );
    this.addSql(`create index "passkeys_user_id_index" on "passkeys" ("user_id");`);
    this.addSql(
      `create table "challenges" ("hash" text not null, "kind" text not null, "user_id" uuid null, "password" text null, "expires_at" timestamptz not null, primary key ("hash"));`,
    );
    this.addSql(`create index "challenges_user_id_index" on "challenges" ("user_id");`);
    this.addSql(`create index "challenges_expires_at_index" on "challenges" ("expires_at");`);
    this.addSql(
      `alter table "sessions" add "id" uuid not null default gen_random_uuid(), add "level" text not null default 'password', add "client" text null;`,
    );
    this.addSql(
      `alter table "totp" add constraint "totp_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "challenges" add constraint "challenges_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
  }
}
