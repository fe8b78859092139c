import { Migration } from '@mikro-orm/migrations';

/** Orders that are accepted before they are paid, and payments that are recorded by hand. */
export class WaysToPay extends Migration {
  override name = '0051-ways-to-pay';

  override up(): void {
    this.addSql(`alter table "checkouts" add "payment_choice" jsonb null;`);
    this.addSql(
      `alter table "orders" add "payment_choice" jsonb null, add "accepted_at" timestamptz null, add "payment_due_at" timestamptz null;`,
    );
    this.addSql(`alter table "payments" add "recorded_by_id" uuid null, add "reference" text null;`);
    this.addSql(
      `alter table "payments" add constraint "payments_recorded_by_id_foreign" foreign key ("recorded_by_id") references "users" ("id") on delete no action;`,
    );
  }
}
