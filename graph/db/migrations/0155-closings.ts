import { Migration } from '@mikro-orm/migrations';

/** Months whose books are closed. */
export class Closings extends Migration {
  override name = '0155-closings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "closings" ("id" uuid not null, "month" text not null, "ends_at" timestamptz not null, "closed_at" timestamptz not null, "closed_by" uuid not null, "reopened_at" timestamptz null, "reopened_by" uuid null, "reason" text null, primary key ("id"));`,
    );
    this.addSql(
      `create unique index "closings_month_unique" on "closings" ("month") where "reopened_at" is null;`,
    );
  }
}
