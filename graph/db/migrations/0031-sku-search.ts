import { Migration } from '@mikro-orm/migrations';

/** Admins search by the beginning of a SKU. */
export class SkuSearch extends Migration {
  override name = '0031-sku-search';

  override up(): void {
    this.addSql(
      `create index "variants_sku_search_index" on "variants" (lower("sku") text_pattern_ops) where "sku" is not null;`,
    );
  }
}
