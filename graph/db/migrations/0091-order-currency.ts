import { Migration } from '@mikro-orm/migrations';

/** Each order names its currency, as its checkout does. */
export class OrderCurrency extends Migration {
  override name = '0091-order-currency';

  override up(): void {
    this.addSql('alter table "orders" alter column "currency" drop default;');
  }
}
