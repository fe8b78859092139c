import { Migration } from '@mikro-orm/migrations';

const SOLD = 'where deleted_at is null and not is_draft';

/** Lists by category, brand and attributes, and in each order, are read without sorting or reading the whole table. */
export class ListIndexes extends Migration {
  override name = '0025-list-indexes';

  override up(): void {
    const index = (name: string, columns: string) =>
      this.addSql(`create index "products_${name}_list_index" on "products" ${columns} ${SOLD};`);
    index('category', '("category_id", "created_at" desc, "id" desc)');
    index('brand', '("brand", "created_at" desc, "id" desc)');
    index('price', '("price", "id")');
    index('rating', '("rating" desc, "id" desc)');
    index('sold', '("sold_30d" desc, "id" desc)');
    index('attributes', 'using gin ("attributes" jsonb_path_ops)');
  }
}
