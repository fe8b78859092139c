import { Migration } from '@mikro-orm/migrations';

/** When a variant is to be ordered anew, and the way to the moves of one. The version before uses neither. */
export class StockHistory extends Migration {
  override name = '0150-stock-history';

  override up(): void | Promise<void> {
    this.addSql(`alter table "variants" add "reorder_point" int null;`);

    this.addSql(`create index "stock_moves_variant_id_id_index" on "stock_moves" ("variant_id", "id");`);
  }
}
