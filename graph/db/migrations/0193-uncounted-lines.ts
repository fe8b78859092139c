import { Migration } from '@mikro-orm/migrations';

/** Which lines of a stock-take nobody counted, so that they can be taken back. The version before leaves it when such a line is counted. */
export class UncountedLines extends Migration {
  override name = '0193-uncounted-lines';

  override up(): void | Promise<void> {
    this.addSql(`alter table "stocktake_lines" add column "is_uncounted" boolean not null default false;`);
    this.addSql(
      `create index "stocktake_lines_uncounted_index" on "stocktake_lines" ("stocktake_id", "id") where "is_uncounted";`,
    );
  }
}
