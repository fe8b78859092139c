import { Migration } from '@mikro-orm/migrations';

/** Uses count by who is proven, no more by an address that anybody can type. Those so far count for their buyers. */
export class Migration20261124123900_persons_of_promotions extends Migration {
  override name = 'Migration20261124123900_persons_of_promotions';

  override up(): void | Promise<void> {
    this.addSql(`update redemptions set buyer_email_key = null, n = null where buyer_email_key is not null;`);
  }
}
