import { Migration } from '@mikro-orm/migrations';

/** How much variants contain, and the cheapest one of each product. The version before reads and writes none of it. */
export class NetContent extends Migration {
  override name = '0227-net-content';

  override up(): void | Promise<void> {
    this.addSql(`alter table "products" add "net_content" text null;`);
    this.addSql(`alter table "variants" add "net_content" text null;`);
  }
}
