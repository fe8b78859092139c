import { Migration } from '@mikro-orm/migrations';

/** What happened in the shop, one row each. */
export class Events extends Migration {
  override name = '0011-events';

  override up(): void {
    this.addSql(`create table "events" ("id" uuid not null, "tx" xid8 not null default pg_current_xact_id(), "type" text not null,
      "subject_type" text not null, "subject_id" text not null, "order_id" uuid null, "actor_kind" text not null,
      "actor_id" uuid null, "data" jsonb not null default '{}', "at" timestamptz not null, primary key ("id"));`);
    this.addSql(`create index "events_tx_id_index" on "events" ("tx", "id");`);
    this.addSql(
      `create index "events_subject_type_subject_id_at_index" on "events" ("subject_type", "subject_id", "at");`,
    );
    this.addSql(
      `create index "events_order_index" on "events" ("order_id", "at") where "order_id" is not null;`,
    );
    this.addSql(`create index "events_staff_index" on "events" ("at", "id") where "actor_kind" = 'staff';`);
  }
}
