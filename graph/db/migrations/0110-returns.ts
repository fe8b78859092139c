import { Migration } from '@mikro-orm/migrations';

/** What buyers send back. */
export class Returns extends Migration {
  override name = '0110-returns';

  override up(): void {
    this.addSql(
      `create table "returns" ("id" uuid not null, "order_id" uuid not null, "kind" text not null, "state" text not null, "comment" text null, "answer" text null, "closing_reason" text null, "request_key" text not null, "receipt_key" text null, "actor_id" uuid null, "created_at" timestamptz not null, "answered_at" timestamptz null, "received_at" timestamptz null, "closed_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "returns_state_id_index" on "returns" ("state", "id");`);
    this.addSql(
      `alter table "returns" add constraint "returns_order_id_request_key_unique" unique ("order_id", "request_key");`,
    );

    this.addSql(
      `create table "return_lines" ("return_id" uuid not null, "order_line_id" uuid not null, "qty" int not null, "reason" text null, "received_qty" int null, "is_restocked" boolean null, "credited_qty" int not null default 0, primary key ("return_id", "order_line_id"));`,
    );
    this.addSql(`create index "return_lines_order_line_id_index" on "return_lines" ("order_line_id");`);

    this.addSql(
      `alter table "returns" add constraint "returns_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    this.addSql(
      `alter table "returns" add constraint "returns_state_check" check (state in ('requested', 'approved', 'refused', 'cancelled', 'received', 'closed'));`,
    );
    this.addSql(
      `alter table "returns" add constraint "returns_kind_check" check (kind in ('return', 'withdrawal'));`,
    );

    this.addSql(
      `alter table "return_lines" add constraint "return_lines_return_id_foreign" foreign key ("return_id") references "returns" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "return_lines" add constraint "return_lines_order_line_id_foreign" foreign key ("order_line_id") references "order_lines" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "return_lines" add constraint "return_lines_credited_check" check (credited_qty between 0 and coalesce(received_qty, 0));`,
    );
    this.addSql(
      `alter table "return_lines" add constraint "return_lines_received_check" check (received_qty between 0 and qty);`,
    );
    this.addSql(`alter table "return_lines" add constraint "return_lines_qty_check" check (qty > 0);`);
  }
}
