import { Migration } from '@mikro-orm/migrations';

/** A payment that nobody ordered with has no checkout. */
export class UnorderedPayments extends Migration {
  override name = '0002-unordered-payments';

  override up(): void {
    this.addSql('alter table "payments" alter column "checkout_id" drop not null;');
  }
}
