import { Migration } from '@mikro-orm/migrations';

/** Units that a stock-take did not find although checkouts and orders have them. The version before gives all of them back. */
export class MissingUnits extends Migration {
  override name = '0189-missing-units';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "missing_units" ("variant_id" uuid not null, "units" int not null, "before" uuid not null, "stocktake_id" uuid not null, primary key ("variant_id"), constraint "missing_units_units_check" check (units > 0));`,
    );
    this.addSql(
      `alter table "missing_units" add constraint "missing_units_variant_id_foreign" foreign key ("variant_id") references "variants" ("id") on update cascade on delete cascade;`,
    );
  }
}
