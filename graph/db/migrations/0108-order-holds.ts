import { Migration } from '@mikro-orm/migrations';

/** Staff review an order before it is shipped. */
export class OrderHolds extends Migration {
  override name = '0108-order-holds';

  override up(): void {
    this.addSql(`alter table "orders" add "held_at" timestamptz null, add "hold_reason" text null;`);
    this.addSql(
      `create index "orders_held_index" on "orders" ("created_at" desc, "id" desc) where "held_at" is not null;`,
    );
  }
}
