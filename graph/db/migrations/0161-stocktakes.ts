import { Migration } from '@mikro-orm/migrations';

/** Counts of what is on the shelves. The version before reads neither the tables nor the column. */
export class Stocktakes extends Migration {
  override name = '0161-stocktakes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "stocktakes" ("id" uuid not null, "name" text not null, "state" text not null default 'open', "created_by" uuid not null, "created_at" timestamptz not null, "finished_by" uuid null, "finished_at" timestamptz null, "line_count" int not null default 0, primary key ("id"));`,
    );
    this.addSql(`create index "stocktakes_open_index" on "stocktakes" ("id") where "state" = 'open';`);

    this.addSql(
      `create table "stocktake_lines" ("id" uuid not null, "stocktake_id" uuid not null, "variant_id" uuid not null, "counted" int not null, "expected" int not null, "reserved" int not null, "difference" int generated always as (counted - expected) stored not null, "is_left_out" boolean not null default false, "is_uncertain" boolean not null default false, "counted_by" uuid not null, "counted_at" timestamptz not null, "booked" int null, primary key ("id"));`,
    );
    this.addSql(`create index "stocktake_lines_variant_id_index" on "stocktake_lines" ("variant_id");`);
    this.addSql(
      `create index "stocktake_lines_stocktake_id_id_index" on "stocktake_lines" ("stocktake_id", "id");`,
    );
    this.addSql(
      `create index "stocktake_lines_different_index" on "stocktake_lines" ("stocktake_id", "id") where "difference" <> 0;`,
    );
    this.addSql(
      `create index "stocktake_lines_left_out_index" on "stocktake_lines" ("stocktake_id", "id") where "is_left_out";`,
    );
    this.addSql(
      `alter table "stocktake_lines" add constraint "stocktake_lines_stocktake_id_variant_id_unique" unique ("stocktake_id", "variant_id");`,
    );

    this.addSql(
      `create table "stocktake_entries" ("stocktake_id" uuid not null, "key" uuid not null, primary key ("stocktake_id", "key"));`,
    );

    this.addSql(
      `alter table "stocktake_lines" add constraint "stocktake_lines_stocktake_id_foreign" foreign key ("stocktake_id") references "stocktakes" ("id");`,
    );
    this.addSql(
      `alter table "stocktake_lines" add constraint "stocktake_lines_variant_id_foreign" foreign key ("variant_id") references "variants" ("id");`,
    );
    this.addSql(
      `alter table "stocktake_entries" add constraint "stocktake_entries_stocktake_id_foreign" foreign key ("stocktake_id") references "stocktakes" ("id");`,
    );

    this.addSql(
      `alter table "stocktake_lines" add constraint "stocktake_lines_counted_check" check (counted >= 0);`,
    );

    this.addSql(`alter table "stock_moves" add "stocktake_id" uuid null;`);
  }
}
