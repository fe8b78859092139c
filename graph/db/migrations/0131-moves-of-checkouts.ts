import { Migration } from '@mikro-orm/migrations';

/** The moves of a checkout, which are read when it ends to give back what it has taken. */
export class MovesOfCheckouts extends Migration {
  override name = '0131-moves-of-checkouts';

  override up(): void | Promise<void> {
    this.addSql(`create index "stock_moves_checkout_id_index" on "stock_moves" ("checkout_id");`);
  }
}
