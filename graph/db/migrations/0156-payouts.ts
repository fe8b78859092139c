import { Migration } from '@mikro-orm/migrations';

/** What payouts of providers have of payments and refunds. */
export class Payouts extends Migration {
  override name = '0156-payouts';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "payout_lines" ("id" uuid not null, "provider" text not null, "kind" text not null, "entity" text not null, "payout" text not null, "amount" int not null, "fee" int not null, "currency" text not null, "day" text not null, primary key ("id"));`,
    );
    this.addSql(`create index "payout_lines_day_index" on "payout_lines" ("day");`);
    this.addSql(
      `alter table "payout_lines" add constraint "payout_lines_provider_kind_entity_payout_unique" unique ("provider", "kind", "entity", "payout");`,
    );
  }
}
