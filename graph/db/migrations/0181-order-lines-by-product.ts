import { Migration } from '@mikro-orm/migrations';

/** Finds who bought a product. The version before does not know of it. */
export class OrderLinesByProduct extends Migration {
  override name = '0181-order-lines-by-product';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "order_lines_product_id_order_id_index" on "order_lines" ("product_id", "order_id");`,
    );
  }
}
