import { Migration } from '@mikro-orm/migrations';

/** Who is invited to the staff. */
export class Invitations extends Migration {
  override name = '0018-invitations';

  override up(): void {
    this.addSql(`create table "invitations" ("id" uuid not null, "name" text not null, "email" text not null, "email_key" text not null,
      "permissions" text[] not null, "inviter_id" uuid not null, "expires_at" timestamptz not null, primary key ("id"));`);
    this.addSql(
      `alter table "invitations" add constraint "invitations_email_key_unique" unique ("email_key");`,
    );
    this.addSql(`create index "invitations_inviter_id_index" on "invitations" ("inviter_id");`);
    this.addSql(`create index "invitations_expires_at_index" on "invitations" ("expires_at");`);
    this.addSql(`alter table "invitations" add constraint "invitations_inviter_id_foreign" foreign key ("inviter_id") references "users" ("id")
      on delete cascade;`);
  }
}
