import { Migration } from '@mikro-orm/migrations';

/** The e-mail address that an account is to have once it is confirmed. */
export class NewEmail extends Migration {
  override name = '0017-new-email';

  override up(): void {
    this.addSql(`alter table "users" add "new_email" text null;`);
  }
}
