import { Migration } from '@mikro-orm/migrations';

/** Saved filters of customers, and promotions for them. The version before takes such a promotion for one that is for all. */
export class Segments extends Migration {
  override name = '0166-segments';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "segments" ("id" uuid not null, "name" text not null, "name_key" text not null, "filter" jsonb not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "segments" add constraint "segments_name_key_unique" unique ("name_key");`);
    this.addSql(`alter table "promotions" add column "segment_id" uuid null;`);
  }
}
