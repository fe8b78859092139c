import { Migration } from '@mikro-orm/migrations';

/** Declarations of buyers to withdraw from orders, and what was agreed. The version before reads and writes none of it. */
export class Withdrawals extends Migration {
  override name = '0117-withdrawals';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "withdrawals" ("id" uuid not null, "order_id" uuid not null, "name" text null, "email" text null, "request_key" text not null, "declared_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "withdrawals" add constraint "withdrawals_order_id_request_key_unique" unique ("order_id", "request_key");`,
    );

    this.addSql(
      `create table "withdrawal_lines" ("withdrawal_id" uuid not null, "order_line_id" uuid not null, "qty" int not null, "cancelled_qty" int not null default 0, "returned_qty" int not null default 0, primary key ("withdrawal_id", "order_line_id"));`,
    );
    this.addSql(
      `create index "withdrawal_lines_order_line_id_index" on "withdrawal_lines" ("order_line_id");`,
    );

    this.addSql(
      `create table "withdrawal_terms" ("order_id" uuid not null, "days" int not null, "excluded_lines" uuid[] not null, primary key ("order_id"));`,
    );

    this.addSql(`alter table "categories" add "no_withdrawal" boolean not null default false;`);

    this.addSql(
      `alter table "withdrawals" add constraint "withdrawals_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );

    this.addSql(
      `alter table "withdrawal_lines" add constraint "withdrawal_lines_withdrawal_id_foreign" foreign key ("withdrawal_id") references "withdrawals" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "withdrawal_lines" add constraint "withdrawal_lines_order_line_id_foreign" foreign key ("order_line_id") references "order_lines" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "withdrawal_lines" add constraint "withdrawal_lines_qty_check" check (qty > 0 and cancelled_qty >= 0 and returned_qty >= 0 and cancelled_qty + returned_qty <= qty);`,
    );

    this.addSql(
      `alter table "withdrawal_terms" add constraint "withdrawal_terms_days_check" check (days between 1 and 365);`,
    );
  }
}
