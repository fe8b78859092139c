import { Migration } from '@mikro-orm/migrations';

/** Buyers write to the shop when they order. */
export class OrderNote extends Migration {
  override name = '0105-order-note';

  override up(): void {
    this.addSql(`alter table "checkouts" add "note" text null;`);
    this.addSql(`alter table "orders" add "note" text null;`);
  }
}
