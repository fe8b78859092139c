import { Migration } from '@mikro-orm/migrations';

/** Counts of what is limited, and failed sign-ins by account and address together. */
export class RateLimits extends Migration {
  override name = '0005-rate-limits';

  override up(): void {
    this.addSql(
      `create table "rate_limits" ("key" text not null, "count" int not null, "ends_at" timestamptz not null, primary key ("key"));`,
    );
    this.addSql(
      `create index "sign_in_failures_email_key_address_failed_at_index" on "sign_in_failures" ("email_key", "address", "failed_at");`,
    );
  }
}
