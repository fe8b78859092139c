import { Migration } from '@mikro-orm/migrations';

/** Delivered orders whose buyers are asked for reviews, and addresses that are not asked any more. The version before does not read them. */
export class ReviewRequests extends Migration {
  override name = '0213-review-requests';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_requests" ("id" uuid not null, "delivered_at" timestamptz not null, "settled_at" timestamptz null, "attempts" int not null default 0, "next_attempt_at" timestamptz null, "last_error" text null, primary key ("id"));`,
    );
    this.addSql(
      `create index "review_requests_waiting_index" on "review_requests" ("delivered_at") where "settled_at" is null;`,
    );
    this.addSql(
      `create table "review_stops" ("hash" text not null, "created_at" timestamptz not null, primary key ("hash"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "review_requests";`);
    this.addSql(`drop table "review_stops";`);
  }
}
