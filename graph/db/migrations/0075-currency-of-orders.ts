import { Migration } from '@mikro-orm/migrations';

/** Orders and uses of promotions bear the currency of their checkout, and prices of before a change of the currency the rate that compares them. */
export class CurrencyOfOrders extends Migration {
  override name = '0075-currency-of-orders';

  override up(): void {
    this.addSql(`alter table "orders" add "currency" text not null default 'INR';`);
    this.addSql(
      `update "orders" o set "currency" = c."currency" from "checkouts" c where c."id" = o."checkout_id" and c."currency" <> 'INR';`,
    );
    this.addSql(`alter table "redemptions" add "currency" text not null default 'INR';`);
    this.addSql(
      `update "redemptions" r set "currency" = c."currency" from "checkouts" c where c."id" = r."checkout_id" and c."currency" <> 'INR';`,
    );
    this.addSql('alter table "price_changes" add "rate" double precision not null default 1;');
  }
}
