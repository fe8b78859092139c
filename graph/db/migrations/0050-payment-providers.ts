import { Migration } from '@mikro-orm/migrations';

/** Which provider a checkout is paid at, and which one has a payment. The default is the only one that there was. */
export class PaymentProviders extends Migration {
  override name = '0050-payment-providers';

  override up(): void {
    this.addSql(`alter table "checkouts" add "payment_provider" text not null default 'razorpay';`);
    this.addSql(`alter table "payments" add "provider" text null default 'razorpay';`);
  }
}
