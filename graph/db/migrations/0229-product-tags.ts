import { Migration } from '@mikro-orm/migrations';

/** Tags of products. The version before reads and writes none of them. */
export class ProductTags extends Migration {
  override name = '0229-product-tags';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "tags" text[] not null default '{}';`);
    this.addSql(`create index "products_tags_index" on "products" using gin ("tags") where "tags" <> '{}';`);
  }
}
