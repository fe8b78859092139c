import { Migration } from '@mikro-orm/migrations';

/** What variants have cost since when, and prices that begin and end by themselves. */
export class PriceChanges extends Migration {
  override name = '0023-prices';

  override up(): void {
    this.addSql(`alter table "variants" add "lowest_price_30d" int null;`);
    this.addSql(`create table "price_changes" ("variant_id" uuid not null, "from_at" timestamptz not null,
      "price" int not null, "compare_at_price" int null, primary key ("variant_id", "from_at"));`);
    this.addSql(`alter table "price_changes" add constraint "price_changes_variant_id_foreign"
      foreign key ("variant_id") references "variants" ("id");`);
    // Nothing is known of earlier prices.
    this.addSql(`insert into "price_changes" ("variant_id", "from_at", "price", "compare_at_price")
      select "id", date_trunc('milliseconds', now()), "price", "compare_at_price" from "variants" where "deleted_at" is null;`);
    this.addSql(`create table "price_schedules" ("id" uuid not null, "variant_id" uuid not null, "price" int not null,
      "compare_at_price" int null, "from_at" timestamptz not null, "to_at" timestamptz not null,
      "state" text not null default 'planned', "price_before" int null, "compare_at_price_before" int null,
      "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"),
      constraint "price_schedules_price_check" check (price >= 0),
      constraint "price_schedules_compare_at_price_check" check (compare_at_price > price),
      constraint "price_schedules_time_check" check (to_at > from_at));`);
    this.addSql(`create index "price_schedules_variant_id_index" on "price_schedules" ("variant_id");`);
    this.addSql(`create index "price_schedules_due_index" on "price_schedules" ("next_attempt_at" nulls first)
      where "state" in ('planned', 'running');`);
    this.addSql(`alter table "price_schedules" add constraint "price_schedules_variant_id_foreign"
      foreign key ("variant_id") references "variants" ("id");`);
  }
}
