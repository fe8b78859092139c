import { Migration } from '@mikro-orm/migrations';

/** Best rated first, by the expression of `RATING_ORDER`. */
export class RatingOrder extends Migration {
  override name = '0033-rating-order';

  override up(): void {
    this.addSql('drop index "products_rating_list_index";');
    this.addSql(
      `create index "products_rating_list_index" on "products" (((rating * num_reviews + 17.5) / (num_reviews + 5)) desc, "id" desc)
       where deleted_at is null and not is_draft;`,
    );
  }
}
