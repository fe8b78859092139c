import { Migration } from '@mikro-orm/migrations';

/** When a buyer paid for the first time. */
export class FirstPayments extends Migration {
  override name = '0146-first-payments';

  override up(): void {
    this.addSql(
      `create index "orders_first_paid_index" on "orders" (lower(customer_email), "paid_at") where "paid_at" is not null;`,
    );
  }
}
