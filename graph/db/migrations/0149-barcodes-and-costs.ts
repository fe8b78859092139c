import { Migration } from '@mikro-orm/migrations';

/** What is known of items themselves, and how their costs changed. The version before reads and writes none of it. */
export class BarcodesAndCosts extends Migration {
  override name = '0149-barcodes-and-costs';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "cost_changes" ("id" uuid not null, "variant_id" uuid not null, "before" int null, "after" int null, "actor_id" uuid null, "at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "cost_changes_variant_id_index" on "cost_changes" ("variant_id");`);

    this.addSql(
      `alter table "variants" add "barcode" text null, add "weight" int null, add "cost" int null;`,
    );
    this.addSql(
      `create index "variants_barcode_index" on "variants" ("barcode" text_pattern_ops) where "barcode" is not null;`,
    );

    this.addSql(
      `alter table "cost_changes" add constraint "cost_changes_variant_id_foreign" foreign key ("variant_id") references "variants" ("id");`,
    );
  }
}
