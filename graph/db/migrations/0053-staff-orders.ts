import { Migration } from '@mikro-orm/migrations';

/** Orders that staff take for customers: their idempotency keys, and prices that staff set. */
export class StaffOrders extends Migration {
  override name = '0053-staff-orders';

  override up(): void {
    this.addSql(`alter table "checkouts" add "staff_key" text null;`);
    this.addSql(
      `create unique index "checkouts_staff_key_index" on "checkouts" ("staff_key") where "staff_key" is not null;`,
    );
    this.addSql(`alter table "order_lines" add "price_override" jsonb null;`);
  }
}
