import { Migration } from '@mikro-orm/migrations';

/** What was bought is found by who bought it: going by the product would read everybody who ever bought it. */
export class NoLinesByProduct extends Migration {
  override name = '0004-no-lines-by-product';

  override up(): void {
    this.addSql('drop index "order_lines_product_id_index";');
  }
}
