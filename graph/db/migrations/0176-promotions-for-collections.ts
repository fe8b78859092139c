import { Migration } from '@mikro-orm/migrations';

/** Promotions for collections. The version before takes such a promotion for one that is for all: end it before an update in steps. */
export class PromotionsForCollections extends Migration {
  override name = '0176-promotions-for-collections';

  override up(): void | Promise<void> {
    this.addSql(`alter table "promotions" add "collection_ids" uuid[] not null default '{}';`);
  }
}
