import { Migration } from '@mikro-orm/migrations';

/** Prices of saved products that are watched. The version before does not read the columns. */
export class PriceAlerts extends Migration {
  override name = '0221-price-alerts';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "saved_products" add "price" int null, add "below" int null, add "watched_at" timestamptz null, add "notified_at" timestamptz null;`,
    );
    this.addSql(
      `create index "saved_products_notified_index" on "saved_products" ("product_id", "price") where "below" < "price";`,
    );
    this.addSql(
      `create index "saved_products_watched_index" on "saved_products" ("product_id", "below") where "price" is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "saved_products" drop column "price", drop column "below", drop column "watched_at", drop column "notified_at";`,
    );
  }
}
