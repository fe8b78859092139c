import { Migration } from '@mikro-orm/migrations';

/** From when on a new address counts that staff entered. */
export class NewEmailCountsAt extends Migration {
  override name = '0060-new-email-counts-at';

  override up(): void {
    this.addSql('alter table "users" add "new_email_counts_at" timestamptz null;');
  }
}
