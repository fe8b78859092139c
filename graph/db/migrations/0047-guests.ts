import { Migration } from '@mikro-orm/migrations';

/**
 * Buyers without an account. They have no `email_key`, so that a process of the version before finds none of them by an
 * address.
 */
export class Guests extends Migration {
  override name = '0047-guests';

  override up(): void {
    this.addSql(`alter table "users" add "kind" text not null default 'account', add "guest_email_key" text null,
      alter column "email_key" drop not null, alter column "password_hash" drop not null;`);
    this.addSql(
      `alter table "users" add constraint "users_kind_check" check ((kind = 'guest') = (email_key is null));`,
    );
    this.addSql(`create index "users_guest_email_key_index" on "users" ("guest_email_key");`);
  }
}
