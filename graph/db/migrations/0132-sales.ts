import { Migration } from '@mikro-orm/migrations';

/** What was sold on a day is read from an index. */
export class Sales extends Migration {
  override name = '0132-sales';

  override up(): void {
    this.addSql(
      `create index "payments_sold_index" on "payments" ("created_at") include ("amount", "currency", "id") where "order_id" is not null;`,
    );
    this.addSql(`create index "refunds_made_index" on "refunds" ("made_at") where "state" = 'made';`);
  }
}
