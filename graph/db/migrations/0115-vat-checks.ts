import { Migration } from '@mikro-orm/migrations';

/** Answers of VIES, and what became of the VAT id of an order. The version before checks none: turn the setting on when no process of it runs. */
export class VatChecks extends Migration {
  override name = '0115-vat-checks';

  override up(): void {
    this.addSql(
      `create table "vat_answers" ("vat_id" text not null, "is_valid" boolean not null, "consultation" text null, "checked_at" timestamptz not null, primary key ("vat_id"));`,
    );
    this.addSql(`create index "vat_answers_checked_at_index" on "vat_answers" ("checked_at");`);

    this.addSql(`alter table "checkouts" add "vat_check" jsonb null;`);

    this.addSql(`alter table "orders" add "vat_check" jsonb null;`);
  }
}
