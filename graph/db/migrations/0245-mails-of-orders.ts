import { Migration } from '@mikro-orm/migrations';

/** Mails about an order are found by an index. */
export class MailsOfOrders extends Migration {
  override name = '0245-mails-of-orders';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "mails_order_index" on "mails" ("order_id", "id") where "order_id" is not null;`,
    );
  }
}
