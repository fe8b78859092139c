import { Migration } from '@mikro-orm/migrations';

/** Orders that wait for payment, accepted or not. The new index serves the reads of the version before as well. */
export class UnpaidOrders extends Migration {
  override name = '0167-unpaid-orders';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "orders_awaiting_payment_index" on "orders" ("created_at" desc, "id" desc) where "paid_at" is null and "cancelled_at" is null and "authorized_until" is null;`,
    );
    this.addSql(`drop index "orders_owed_index";`);
  }
}
