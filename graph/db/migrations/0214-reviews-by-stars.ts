import { Migration } from '@mikro-orm/migrations';

/** The shown reviews of a product by stars, newest first of each number: from the most, and from the fewest. The version before uses neither index. */
export class ReviewsByStars extends Migration {
  override name = '0214-reviews-by-stars';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "reviews_most_stars_index" on "reviews" ("product_id", "rating", "created_at", "id") where "state" = 'shown';`,
    );
    this.addSql(
      `create index "reviews_fewest_stars_index" on "reviews" ("product_id", "rating", "created_at" desc, "id" desc) where "state" = 'shown';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "reviews_most_stars_index";`);
    this.addSql(`drop index "reviews_fewest_stars_index";`);
  }
}
