import { Migration } from '@mikro-orm/migrations';

/** What moved in the stock since a day. */
export class Reports extends Migration {
  override name = '0145-reports';

  override up(): void {
    this.addSql(`create index "stock_moves_created_at_index" on "stock_moves" using brin ("created_at");`);
  }
}
