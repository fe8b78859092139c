import { Migration } from '@mikro-orm/migrations';

/** Who has what open in the admin area. The version before does not read it. */
export class Presences extends Migration {
  override name = '0178-presences';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "presences" ("tab" uuid not null, "user_id" uuid not null, "subject_type" text not null, "subject_id" uuid not null, "expires_at" timestamptz not null, primary key ("tab"));`,
    );
    this.addSql(
      `create index "presences_subject_id_subject_type_index" on "presences" ("subject_id", "subject_type");`,
    );
    this.addSql(`create index "presences_user_id_index" on "presences" ("user_id");`);
    this.addSql(`create index "presences_expires_at_index" on "presences" ("expires_at");`);
  }
}
