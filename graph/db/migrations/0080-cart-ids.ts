import { Migration } from '@mikro-orm/migrations';

/** Which cart of a browser a checkout is of, and the order that was made of that. */
export class CartIds extends Migration {
  override name = '0080-cart-ids';

  override up(): void {
    this.addSql('alter table "checkouts" add "cart_id" uuid null, add "order_id" uuid null;');
    this.addSql(
      'create index "checkouts_cart_index" on "checkouts" ("cart_id") where "cart_id" is not null;',
    );
  }
}
