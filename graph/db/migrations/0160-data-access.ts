import { Migration } from '@mikro-orm/migrations';

/** Which personal data staff looked at. */
export class DataAccess extends Migration {
  override name = '0160-data-access';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "data_accesses" ("id" uuid not null, "actor_id" uuid not null, "subject_type" text not null, "subject_id" text not null, "day" date not null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "data_accesses_subject_id_at_index" on "data_accesses" ("subject_id", "at");`);
    this.addSql(`create index "data_accesses_at_id_index" on "data_accesses" ("at", "id");`);
    this.addSql(
      `alter table "data_accesses" add constraint "data_accesses_actor_id_subject_type_subject_id_day_unique" unique ("actor_id", "subject_type", "subject_id", "day");`,
    );
  }
}
