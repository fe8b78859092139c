import { Migration } from '@mikro-orm/migrations';

/** The orders of the list that is sorted by the sum or by the buyer. The version before uses neither index. */
export class OrderSorts extends Migration {
  override name = '0148-order-sorts';

  override up(): void | Promise<void> {
    this.addSql(`create index "orders_customer_name_index" on "orders" ("customer_name", "id");`);
    this.addSql(`create index "orders_total_index" on "orders" ("total_price", "id");`);
  }
}
