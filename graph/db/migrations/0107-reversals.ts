import { Migration } from '@mikro-orm/migrations';

/** Payments that were recorded by hand by mistake. The version before writes none. */
export class Reversals extends Migration {
  override name = '0107-reversals';

  override up(): void {
    this.addSql(`alter table "refunds" add "is_reversal" boolean not null default false;`);
  }
}
