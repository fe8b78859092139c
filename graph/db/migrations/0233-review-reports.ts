import { Migration } from '@mikro-orm/migrations';

/** Reports of reviews, and reviews with open ones first. The version before reads neither. */
export class ReviewReports extends Migration {
  override name = '0233-review-reports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_reports" ("id" uuid not null, "review_id" uuid not null, "user_id" uuid null, "reason" text not null, "text" text null, "created_at" timestamptz not null, "resolved_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "review_reports_user_id_index" on "review_reports" ("user_id");`);
    this.addSql(
      `create unique index "review_reports_once_index" on "review_reports" ("review_id", "user_id") where "user_id" is not null;`,
    );
    this.addSql(
      `create index "review_reports_open_index" on "review_reports" ("review_id", "id") where "resolved_at" is null;`,
    );
    this.addSql(
      `alter table "review_reports" add constraint "review_reports_review_id_foreign" foreign key ("review_id") references "reviews" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "review_reports" add constraint "review_reports_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "review_reports" add constraint "review_reports_reason_check" check (reason in ('spam','offensive','untrue','personal_data','illegal','other'));`,
    );
    this.addSql(`alter table "reviews" add column "open_reports" int not null default 0;`);
    this.addSql(
      `create index "reviews_reported_index" on "reviews" (("open_reports" > 0), "created_at", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reviews" drop column "open_reports";`);
    this.addSql(`drop table "review_reports";`);
  }
}
