import { Migration } from '@mikro-orm/migrations';

/** Which addresses staff gave, and which links staff asked for. */
export class StaffAndAddresses extends Migration {
  override name = '0070-staff-and-addresses';

  override up(): void {
    this.addSql('alter table "users" add "is_email_from_staff" boolean not null default false;');
    this.addSql('alter table "tokens" add "started_by" uuid null;');
  }
}
