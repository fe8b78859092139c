import { Migration } from '@mikro-orm/migrations';

/** A time-ordered id (UUID version 7) of the moment `at`. */
const ID_AT = `(lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0')
  || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;

/** What happened in the shop, one row each. What happened before is written from the times of orders and payments. */
export class Events extends Migration {
  override name = '0011-events';

  override up(): void {
    this.addSql(`create table "events" ("id" uuid not null, "tx" xid8 not null default pg_current_xact_id(), "type" text not null,
      "subject_type" text not null, "subject_id" text not null, "order_id" uuid null, "actor_kind" text not null,
      "actor_id" uuid null, "data" jsonb not null default '{}', "at" timestamptz not null,
      "expires_at" timestamptz null, primary key ("id"));`);
    this.addSql(`create index "events_tx_id_index" on "events" ("tx", "id");`);
    this.addSql(
      `create index "events_subject_type_subject_id_at_index" on "events" ("subject_type", "subject_id", "at");`,
    );
    this.addSql(
      `create index "events_order_index" on "events" ("order_id", "at") where "order_id" is not null;`,
    );
    this.addSql(`create index "events_staff_index" on "events" ("at", "id") where "actor_kind" = 'staff';`);
    this.addSql(
      `create index "events_expires_at_index" on "events" ("expires_at") where "expires_at" is not null;`,
    );
    this.addSql(`insert into events (id, type, subject_type, subject_id, order_id, actor_kind, at)
      select ${ID_AT}, type, subject_type, subject_id, order_id, 'system', at
      from (
        select 'order.placed' as type, 'order' as subject_type, id::text as subject_id, id as order_id, created_at as at from orders
        union all select 'order.paid', 'order', id::text, id, paid_at from orders where paid_at is not null
        union all select 'order.delivered', 'order', id::text, id, delivered_at from orders where delivered_at is not null
        union all select 'order.cancelled', 'order', id::text, id, cancelled_at from orders where cancelled_at is not null
        union all select 'refund.made', 'payment', id, order_id, refunded_at from payments where refunded_at is not null
      ) happened;`);
  }
}
