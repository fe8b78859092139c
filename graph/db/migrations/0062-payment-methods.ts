import { Migration } from '@mikro-orm/migrations';

/** How a payment was made, as its provider says. */
export class PaymentMethods extends Migration {
  override name = '0062-payment-methods';

  override up(): void {
    this.addSql('alter table "payments" add "method" text null;');
  }
}
