import { Migration } from '@mikro-orm/migrations';

/** Shoppers pay at an address of providers that have no widget. */
export class PaymentRedirects extends Migration {
  override name = '0064-payment-redirects';

  override up(): void {
    this.addSql('alter table "checkouts" add "redirect_url" text null;');
  }
}
