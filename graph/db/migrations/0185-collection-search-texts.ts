import { Migration } from '@mikro-orm/migrations';

/** Texts of the pages of collections for search engines. The version before does not read them. */
export class CollectionSearchTexts extends Migration {
  override name = '0185-collection-search-texts';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "collections" add column "seo_title" text not null default '', add column "seo_description" text not null default '';`,
    );
  }
}
