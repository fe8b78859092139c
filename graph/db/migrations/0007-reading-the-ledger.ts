import { Migration } from '@mikro-orm/migrations';

/** The provider's lists are read from where the last reading ended, by one process at a time, not checkout by checkout. */
export class ReadingTheLedger extends Migration {
  override name = '0007-reading-the-ledger';

  override up(): void {
    this.addSql(
      'create table "job_leases" ("job" text not null, "owner" uuid not null, "expires_at" timestamptz not null, primary key ("job"));',
    );
    this.addSql(
      'create table "ledger_positions" ("reading" text not null, "read_until" timestamptz not null, primary key ("reading"));',
    );
    this.addSql('create index "sandbox_payment_created_at_index" on "sandbox_payment" ("created_at");');
    this.addSql('create index "sandbox_refund_created_at_index" on "sandbox_refund" ("created_at");');
    this.addSql('alter table "payments" add column "refunded_amount" int not null default 0;');
    this.addSql('update "payments" set "refunded_amount" = "amount" where "refunded_at" is not null;');
    this.addSql('alter table "checkouts" drop column "checked_at";');
  }
}
