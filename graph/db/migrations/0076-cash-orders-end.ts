import { Migration } from '@mikro-orm/migrations';

/** Orders in cash that are open end 14 days from now: they had no end. */
export class CashOrdersEnd extends Migration {
  override name = '0076-cash-orders-end';

  override up(): void {
    this.addSql(`update "orders" set "payment_due_at" = now() + interval '14 days'
      where "accepted_at" is not null and "payment_due_at" is null
        and "paid_at" is null and "delivered_at" is null and "cancelled_at" is null;`);
  }
}
