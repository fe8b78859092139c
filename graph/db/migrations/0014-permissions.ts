import { Migration } from '@mikro-orm/migrations';

/** What each person of the staff may manage. */
export class Permissions extends Migration {
  override name = '0014-permissions';

  override up(): void {
    this.addSql(`alter table "users" add "permissions" text[] not null default '{}';`);
  }
}
