import { Migration } from '@mikro-orm/migrations';

/** Mailed links to one order. */
export class OrderLinks extends Migration {
  override name = '0048-order-links';

  override up(): void {
    this.addSql(`alter table "tokens" add "order_id" uuid null;`);
  }
}
