import { Migration } from '@mikro-orm/migrations';

/** Invoices and credit notes, the counts of their numbers, and the orders that are due to get one. */
export class Invoices extends Migration {
  override name = '0106-invoices';

  override up(): void {
    this.addSql(
      `create table "due_invoices" ("id" uuid not null, "created_at" timestamptz not null, "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`,
    );

    this.addSql(
      `create table "invoice_series" ("name" text not null, "last" int not null, primary key ("name"));`,
    );

    this.addSql(
      `create table "invoices" ("id" uuid not null, "number" text not null, "series" text not null, "position" int not null, "kind" text not null, "order_id" uuid not null, "corrects_id" uuid null, "credits" uuid[] not null default '{}', "amount" int not null, "tax_amount" int not null, "currency" text not null, "document" jsonb null, "issued_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`alter table "invoices" add constraint "invoices_number_unique" unique ("number");`);
    this.addSql(`create index "invoices_order_id_index" on "invoices" ("order_id");`);
    this.addSql(`create index "invoices_corrects_id_index" on "invoices" ("corrects_id");`);
    this.addSql(
      `alter table "invoices" add constraint "invoices_series_position_unique" unique ("series", "position");`,
    );

    this.addSql(
      `alter table "invoices" add constraint "invoices_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_corrects_id_foreign" foreign key ("corrects_id") references "invoices" ("id") on delete no action;`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_corrects_check" check ((kind = 'credit_note') = (corrects_id is not null));`,
    );
    this.addSql(
      `alter table "invoices" add constraint "invoices_kind_check" check (kind in ('invoice', 'credit_note'));`,
    );
  }
}
