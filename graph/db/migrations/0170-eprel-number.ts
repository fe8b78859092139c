import { Migration } from '@mikro-orm/migrations';

/** EPREL numbers of products. The version before reads and writes none of them. */
export class EprelNumber extends Migration {
  override name = '0170-eprel-number';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "eprel_number" text null;`);
  }
}
