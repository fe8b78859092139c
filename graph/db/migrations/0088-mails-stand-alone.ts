import { Migration } from '@mikro-orm/migrations';

/** Mails keep ids: the module of mails knows neither accounts nor orders. */
export class Migration20261124115835_mails_stand_alone extends Migration {
  override name = 'Migration20261124115835_mails_stand_alone';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mails" drop constraint "mails_order_id_foreign";`);
    this.addSql(`alter table "mails" drop constraint "mails_user_id_foreign";`);
  }
}
