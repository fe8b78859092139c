import { Migration } from '@mikro-orm/migrations';

/** The time zone in which a month was closed. The version before closes in the time zone of the shop, which null means. */
export class ZoneOfClosings extends Migration {
  override name = '0190-zone-of-closings';

  override up(): void | Promise<void> {
    this.addSql(`alter table "closings" add column "zone" text null;`);
  }
}
