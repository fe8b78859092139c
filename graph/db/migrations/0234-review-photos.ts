import { Migration } from '@mikro-orm/migrations';

/** Pictures of reviews. The version before does not read the table. */
export class ReviewPhotos extends Migration {
  override name = '0234-review-photos';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "review_photos" ("id" uuid not null, "review_id" uuid not null, "jpeg" bytea not null, "small" bytea not null, "created_at" timestamptz not null, primary key ("id"));`,
    );
    this.addSql(`create index "review_photos_review_id_index" on "review_photos" ("review_id");`);
    this.addSql(
      `alter table "review_photos" add constraint "review_photos_review_id_foreign" foreign key ("review_id") references "reviews" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "review_photos";`);
  }
}
