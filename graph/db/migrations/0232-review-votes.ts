import { Migration } from '@mikro-orm/migrations';

/** Who found a review helpful, and reviews of a product by their number. The version before reads neither. */
export class ReviewVotes extends Migration {
  override name = '0232-review-votes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_votes" ("review_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz not null, primary key ("review_id", "user_id"));`,
    );
    this.addSql(`create index "review_votes_user_id_index" on "review_votes" ("user_id");`);
    this.addSql(
      `alter table "review_votes" add constraint "review_votes_review_id_foreign" foreign key ("review_id") references "reviews" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "review_votes" add constraint "review_votes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(`alter table "reviews" add column "helpful_count" int not null default 0;`);
    this.addSql(
      `create index "reviews_most_helpful_index" on "reviews" ("product_id", "helpful_count", "created_at", "id") where "state" = 'shown';`,
    );
    this.addSql(
      `create index "reviews_most_helpful_by_stars_index" on "reviews" ("product_id", "rating", "helpful_count", "created_at", "id") where "state" = 'shown';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reviews" drop column "helpful_count";`);
    this.addSql(`drop table "review_votes";`);
  }
}
