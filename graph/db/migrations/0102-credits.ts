import { Migration } from '@mikro-orm/migrations';

/** What is taken off orders after the sale; refunds name what they give back. */
export class Credits extends Migration {
  override name = '0102-credits';

  override up(): void {
    this.addSql(
      `create table "credits" ("id" uuid not null, "order_id" uuid not null, "kind" text not null, "amount" int not null, "shipping_amount" int not null, "currency" text not null, "reason" text null, "request_key" text not null, "actor_id" uuid null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "credits" add constraint "credits_order_id_request_key_unique" unique ("order_id", "request_key");`,
    );

    this.addSql(
      `create table "credit_lines" ("credit_id" uuid not null, "order_line_id" uuid not null, "qty" int not null, "amount" int not null, "is_restocked" boolean not null, primary key ("credit_id", "order_line_id"));`,
    );
    this.addSql(`create index "credit_lines_order_line_id_index" on "credit_lines" ("order_line_id");`);

    this.addSql(`alter table "refunds" add "credit_id" uuid null;`);
    this.addSql(
      `alter table "refunds" add constraint "refunds_credit_id_foreign" foreign key ("credit_id") references "credits" ("id") on delete no action;`,
    );
    this.addSql(`create index "refunds_credit_id_index" on "refunds" ("credit_id");`);

    this.addSql(
      `alter table "credits" add constraint "credits_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    this.addSql(
      `alter table "credits" add constraint "credits_amount_check" check (amount >= shipping_amount and shipping_amount >= 0);`,
    );

    this.addSql(
      `alter table "credit_lines" add constraint "credit_lines_credit_id_foreign" foreign key ("credit_id") references "credits" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "credit_lines" add constraint "credit_lines_order_line_id_foreign" foreign key ("order_line_id") references "order_lines" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "credit_lines" add constraint "credit_lines_amount_check" check (amount >= 0);`);
    this.addSql(`alter table "credit_lines" add constraint "credit_lines_qty_check" check (qty > 0);`);
  }
}
