import { Migration } from '@mikro-orm/migrations';

/** Files of products to download. The version before does not read them. */
export class ProductDocuments extends Migration {
  override name = '0208-product-documents';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "documents" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "products" drop column "documents";`);
  }
}
