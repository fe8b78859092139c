import { Migration } from '@mikro-orm/migrations';

/** What search engines read of products. The version before reads and writes none of it. */
export class SeoTexts extends Migration {
  override name = '0228-seo-texts';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "products" add "seo_title" text not null default '', add "seo_description" text not null default '';`,
    );
  }
}
