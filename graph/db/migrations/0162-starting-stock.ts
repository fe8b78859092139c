import { Migration } from '@mikro-orm/migrations';

/** What an import does where its file counts no stock. The version before leaves it at 0, and sells as much on backorder as may be. */
export class StartingStock extends Migration {
  override name = '0162-starting-stock';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "imports" add "starting_stock" int not null default 0, add "backorder_limit" int null;`,
    );
  }
}
