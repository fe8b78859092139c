import { Migration } from '@mikro-orm/migrations';

/** The carts of accounts. */
export class Carts extends Migration {
  override name = '0055-carts';

  override up(): void {
    this.addSql(`create table "carts" ("id" uuid not null, "user_id" uuid not null, "version" int not null default 0,
      "lines" jsonb not null default '[]', "codes" text[] not null default '{}', "updated_at" timestamptz not null,
      primary key ("id"));`);
    this.addSql('alter table "carts" add constraint "carts_user_id_unique" unique ("user_id");');
    this.addSql(
      'alter table "carts" add constraint "carts_user_id_foreign" foreign key ("user_id") references "users" ("id");',
    );
  }
}
