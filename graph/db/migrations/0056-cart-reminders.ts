import { Migration } from '@mikro-orm/migrations';

/** Who is reminded of a cart, and what came of it. */
export class CartReminders extends Migration {
  override name = '0056-cart-reminders';

  override up(): void {
    this.addSql('alter table "users" add "cart_reminders_at" timestamptz null;');
    this.addSql(`alter table "carts" add "reminded_at" timestamptz null, add "ordered_at" timestamptz null,
      add "reminders" int not null default 0, add "bought" int not null default 0, add "attempts" int not null default 0,
      add "next_attempt_at" timestamptz null, add "last_error" text null;`);
    this.addSql(
      `create index "carts_due_index" on "carts" ("updated_at") where "reminded_at" is null and "lines" <> '[]'::jsonb;`,
    );
  }
}
