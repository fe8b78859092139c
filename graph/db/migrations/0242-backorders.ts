import { Migration } from '@mikro-orm/migrations';

/** Units that may be sold beyond the stock. The version before sells none so, and reads a stock below zero as sold out. */
export class Backorders extends Migration {
  override name = '0242-backorders';

  override up(): void | Promise<void> {
    this.addSql(`alter table "variants" add "backorder_limit" int null;`);
    this.addSql(`alter table "variants" drop constraint "variants_count_in_stock_check";`);
    this.addSql(
      `create index "variants_backorder_index" on "variants" ("product_id") where "backorder_limit" is not null;`,
    );
    this.addSql(
      `alter table "variants" add constraint "variants_backorder_limit_check" check (backorder_limit between 0 and 1000000);`,
    );
    this.addSql(
      `alter table "variants" add constraint "variants_count_in_stock_check" check (count_in_stock >= 0 or backorder_limit is not null);`,
    );
  }
}
