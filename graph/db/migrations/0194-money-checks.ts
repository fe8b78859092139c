import { Migration } from '@mikro-orm/migrations';

/** The last money check of a shop in which it takes longer than a request may. */
export class MoneyChecks extends Migration {
  override name = '0194-money-checks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "money_checks" ("id" smallint not null, "result" jsonb null, "requested_at" timestamptz null, primary key ("id"));`,
    );
  }
}
